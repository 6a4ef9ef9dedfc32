import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.js';

function openTask() {
  let finish = () => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { task: () => promise, finish: () => finish() };
}

describe('createSlots', () => {
  it('never runs more tasks together than there are slots', async () => {
    const run = createSlots({ atOnce: 2, waiting: 50 });
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 30 }, () => run(task)));
    expect(most).toBe(2);
  });

  it('rejects when the queue is full and takes work again afterwards', async () => {
    const run = createSlots({ atOnce: 1, waiting: 1 });
    const first = openTask();
    const running = run(first.task);
    const queued = run(async () => 'queued');
    await expect(run(async () => 'too many')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 1,
    });
    first.finish();
    await running;
    expect(await queued).toBe('queued');
    expect(await run(async () => 'free again')).toBe('free again');
  });

  it('frees the slot of a task that fails', async () => {
    const run = createSlots({ atOnce: 1, waiting: 0 });
    await expect(run(() => Promise.reject(new Error('no hash')))).rejects.toThrow('no hash');
    expect(await run(async () => 'next')).toBe('next');
  });
});
