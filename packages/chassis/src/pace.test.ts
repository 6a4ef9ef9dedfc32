import { expect, test } from 'vitest';
import { createPace } from './pace.js';

/** A pace with its own clock, and the pauses that it made. */
function paced(cooldownShare: () => number) {
  let now = 0;
  const rests: number[] = [];
  const wait = async (ms: number) => {
    rests.push(ms);
    now += ms;
  };
  const pace = createPace({ cooldownShare }, { now: () => now, wait });
  const work = (ms: number) =>
    pace(async () => {
      now += ms;
    });
  return {
    rests,
    work,
    pass: (ms: number) => {
      now += ms;
    },
    pace,
  };
}

test('work rests by its share of the time that the work before it took', async () => {
  const { rests, work, pass } = paced(() => 3);
  await work(100);
  await work(50);
  pass(40);
  await work(10);
  expect(rests).toEqual([300, 110]);
});

test('work does not rest while nobody needs it', async () => {
  const { rests, work } = paced(() => 0);
  await work(100);
  await work(100);
  expect(rests).toEqual([]);
});

test('work rests two seconds at most, also after work that failed', async () => {
  const { rests, work, pace } = paced(() => 3);
  await work(5_000);
  await expect(pace(() => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine');
  await work(1);
  expect(rests).toEqual([2_000]);
});
