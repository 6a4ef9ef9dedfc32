import { expect, test } from 'vitest';
import { createSlots } from './slots.js';

test('no more run at a time than there are slots, in order, and a failed one frees its slot', async () => {
  const inSlot = createSlots(2);
  const started: number[] = [];
  const ends: ((failed?: Error) => void)[] = [];
  const run = (id: number) =>
    inSlot(async () => {
      started.push(id);
      await new Promise<void>((resolve, reject) => ends.push((failed) => (failed ? reject(failed) : resolve())));
      return id;
    });
  const work = [1, 2, 3, 4].map(run);
  const settled = Promise.allSettled(work);
  expect(started).toEqual([1, 2]);
  ends[0]?.(new Error('broken'));
  await expect(work[0]).rejects.toThrow('broken');
  expect(started).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  await Promise.all([work[1], work[2]]);
  ends[3]?.();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
