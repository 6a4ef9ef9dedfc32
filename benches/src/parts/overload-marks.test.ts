import { expect, it } from 'vitest';
import type { Offered } from '../load/offered-load.js';
import { marksNextToFlood, marksOf } from './overload-marks.js';

const offered = (perSecond: number, served: number, more: Partial<Offered['outcome']> = {}): Offered => {
  const outcome = {
    served,
    servedPerSecond: served,
    refused: perSecond - served,
    failed: 0,
    statuses: {},
    p50: 5,
    p99: 40,
    unservedMean: 3,
    unservedP99: 9,
    ...more,
  };
  return {
    perSecond,
    outcome,
    byKind: { search: outcome },
    gateway: { ms: 100, served, refused: outcome.refused, failed: 0 },
    generatorMs: 0.1,
    recoverySeconds: 0.5,
  };
};
const knee = offered(100, 100);
const memory = { before: { gateway: 200 }, after: { gateway: 220 } };
function markOf(part: string, steps: Offered[]): number | undefined {
  const marks = marksOf({ name: 'load', knee, steps, alone: 2, memory, isMix: false });
  return marks.find(({ name }) => name.includes(part))?.value;
}

it('compares what is served with the knee, below it with what is offered', () => {
  expect(markOf('served / what', [offered(50, 50), offered(300, 100)])).toBe(1);
  expect(markOf('served / what', [offered(50, 40), offered(300, 100)])).toBe(0.8);
  expect(markOf('served / what', [offered(50, 50), offered(300, 60)])).toBe(0.6);
});

it('charges the gateway for what is not served with the time beyond that of what is', () => {
  // 1 ms for each served request at the knee; 200 refusals took the other 100 ms.
  const step = { ...offered(300, 100), gateway: { ms: 200, served: 100, refused: 200, failed: 0 } };
  expect(markOf('processor time', [step])).toBe(0.5);
});

it('says nothing of refusals where everything is served', () => {
  expect(markOf('processor time', [offered(50, 50)])).toBeUndefined();
  expect(markOf('not served / a search alone', [offered(50, 50)])).toBeUndefined();
  expect(markOf('not served / a search alone', [offered(300, 100, { unservedMean: 6 })])).toBe(3);
});

it('counts forms and pages that were refused as well as those that failed', () => {
  const step = offered(300, 100);
  const byKind = { form: { ...step.outcome, refused: 2, failed: 1 }, page: { ...step.outcome, refused: 0, failed: 0 } };
  expect(markOf('forms', [{ ...step, byKind }])).toBe(3);
  expect(markOf('pages', [{ ...step, byKind }])).toBe(0);
});

it('compares memory after with before', () => {
  expect(markOf('memory of gateway', [offered(300, 100)])).toBeCloseTo(1.1);
});

it('judges a flood by what others get', () => {
  const step = offered(300, 100);
  const byKind = { flood: step.outcome, search: { ...step.outcome, served: 90, refused: 9, failed: 1, p99: 30 } };
  expect(marksNextToFlood({ ...step, byKind }, 3).map(({ value }) => value)).toEqual([0.9, 10]);
});
