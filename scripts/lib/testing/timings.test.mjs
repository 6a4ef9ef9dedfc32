import { expect, test } from 'vitest';
import { createTimings, tableOf } from './timings.mjs';

const file = {
  path: 'services/search/test/search.int.test.ts',
  startMs: 400,
  testsMs: 2000,
  tests: [
    { name: 'finds', state: /** @type {const} */ ('passed'), ms: 1500 },
    { name: 'ranks', state: /** @type {const} */ ('passed'), ms: 500 },
  ],
};

test('adds up what the processes of a part took, and tells how long it was', async () => {
  const timings = createTimings();
  const result = await timings.measure('integration', async (onProcessorTime) => {
    onProcessorTime(1.5);
    onProcessorTime(2);
    return 'done';
  });
  const { parts, busy, idle, wall } = timings.end([]);
  expect(result).toBe('done');
  expect(parts).toEqual([{ name: 'integration', wall: expect.any(Number), processor: 3.5 }]);
  expect(busy + idle).toBeGreaterThanOrEqual(0);
  expect(wall).toBeGreaterThanOrEqual(parts[0].wall);
});

test('measures a part that fails, too', async () => {
  const timings = createTimings();
  await expect(timings.measure('unit', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(timings.end([]).parts).toMatchObject([{ name: 'unit' }]);
});

test('names the slowest files and tests first, twenty of each', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    ...file,
    path: `${index}.test.ts`,
    testsMs: index * 1000,
  }));
  const { files: slowest, tests } = createTimings().end(files);
  expect(slowest).toHaveLength(20);
  expect(slowest[0]).toEqual({ name: '29.test.ts', wall: 29.4, starting: 0.4, tests: 29 });
  expect(tests).toHaveLength(20);
  expect(tests[0]).toMatchObject({ wall: 1.5 });
});

test('shows parts, the rest, the idle share and what was slow', () => {
  const table = tableOf({
    begunAt: '2026-11-27T05:00:00.000Z',
    wall: 100,
    busy: 150,
    idle: 50,
    parts: [{ name: 'integration', wall: 60, processor: 90 }],
    starting: [{ name: 'elasticsearch', wall: 9.71 }],
    files: [{ name: file.path, wall: 2.4, starting: 0.4, tests: 2 }],
    tests: [{ name: `${file.path} > finds`, wall: 1.5 }],
  }).join('\n');
  expect(table).toContain('    60.0 s     90.0 s  integration');
  expect(table).toContain('    60.0 s  everything else');
  expect(table).toContain('idle 25 % of the time');
  expect(table).toContain('     9.7 s  elasticsearch');
  expect(table).toContain('     1.5 s  services/search/test/search.int.test.ts > finds');
});
