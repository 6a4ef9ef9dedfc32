import { expect, it } from 'vitest';
import { outcomeOf, type PacedResponse, responsesOf, secondsUntilNormal } from './paced-figures.js';

const response = (of: Partial<PacedResponse>): PacedResponse => ({
  kind: 'search',
  phase: 0,
  dueAt: 0,
  ms: 5,
  status: 200,
  ...of,
});
/** One request every 50 ms until the sixth second; until a moment they are refused. */
const refusedUntil = (end: number): PacedResponse[] =>
  Array.from({ length: 120 }, (_, number) => response({ dueAt: number * 50, status: number * 50 < end ? 503 : 200 }));

it('counts what was served, refused and failed, each with its times', () => {
  const responses = [
    response({ ms: 4 }),
    response({ ms: 6 }),
    response({ status: 503, ms: 1 }),
    response({ status: 0, ms: 9 }),
  ];
  expect(outcomeOf(responses, 2)).toMatchObject({
    served: 2,
    servedPerSecond: 1,
    refused: 1,
    failed: 1,
    statuses: { 200: 2, 503: 1, 0: 1 },
    p50: 4,
    p99: 6,
    unservedMean: 5,
  });
});

it('knows which request of its phase a response belongs to', () => {
  const phaseOf = (...kinds: string[]) => ({
    port: 1,
    pace: { atOnce: 1 },
    seconds: 1,
    requests: kinds.map((kind) => ({ kind, network: '100.64.0.1', path: '/' })),
  });
  const result = {
    phase: [0, 0, 1],
    request: [1, 0, 0],
    dueAt: [0, 1, 9],
    ms: [3, 4, 5],
    status: [201, 200, 200],
    cpuMs: 1,
  };
  const responses = responsesOf({ phases: [phaseOf('search', 'form'), phaseOf('page')] }, result);
  expect(responses.map(({ kind, phase }) => [kind, phase])).toEqual([
    ['form', 0],
    ['search', 0],
    ['page', 1],
  ]);
});

it('is normal again when a whole second was served in time', () => {
  expect(secondsUntilNormal(refusedUntil(0), 0, 50)).toBe(0);
  expect(secondsUntilNormal(refusedUntil(1200), 0, 50)).toBe(1.25);
  expect(secondsUntilNormal(refusedUntil(1200), 1000, 50)).toBe(0.25);
});

it('is not normal while responses are late', () => {
  const late = refusedUntil(0).map((each) => ({ ...each, ms: each.dueAt < 2000 ? 300 : 5 }));
  expect(secondsUntilNormal(late, 0, 50)).toBe(2);
});

it('counts all the time that was watched where it never becomes normal', () => {
  expect(secondsUntilNormal(refusedUntil(9000), 1000, 50)).toBe(4.95);
});
