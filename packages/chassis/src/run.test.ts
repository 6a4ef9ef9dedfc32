import { expect, it } from 'vitest';
import { createLog } from './log.js';
import { optionalPart, type Part, readinessOf, stopAll } from './run.js';

const log = createLog({ service: 'test', level: 'silent' });
const part = (name: string, o: Partial<Part> = {}): Part => ({
  name,
  start: async () => {},
  stop: async () => {},
  ...o,
});

it('is ready when every part is, and names those that are not', async () => {
  const parts = [
    part('database', { ready: async () => {} }),
    part('bus', { ready: () => Promise.reject(new Error('is not connected')) }),
    part('relay'),
  ];
  expect(await readinessOf(parts, () => false)()).toEqual([{ part: 'bus', reason: 'is not connected' }]);
  expect(await readinessOf([part('relay')], () => false)()).toEqual([]);
});

it('is ready without a part that it can be without', async () => {
  const bus = part('bus', { ready: () => Promise.reject(new Error('is not connected')) });
  const optional = optionalPart(bus);
  expect(await readinessOf([optional], () => false)()).toEqual([]);
  expect(optional).toMatchObject({ name: 'bus', start: bus.start, stop: bus.stop });
});

it('is not ready while it stops', async () => {
  expect(await readinessOf([], () => true)()).toEqual([{ part: 'service', reason: 'is stopping' }]);
});

it('stops its parts in reverse order, all of them although one fails', async () => {
  const stopped: string[] = [];
  const parts = ['database', 'http', 'consumer'].map((name) =>
    part(name, {
      stop: async () => {
        stopped.push(name);
        if (name === 'http') throw new Error('stuck');
      },
    }),
  );
  expect(await stopAll(parts, log)).toBe(false);
  expect(stopped).toEqual(['consumer', 'http', 'database']);
});
