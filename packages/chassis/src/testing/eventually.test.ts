import { expect, it } from 'vitest';
import { eventually } from './eventually.js';

it('returns what the check returns once it neither throws nor is false', async () => {
  let tries = 0;
  const result = await eventually(
    () => {
      tries += 1;
      if (tries === 1) throw new Error('too early');
      return tries > 2 && tries;
    },
    { everyMs: 1 },
  );
  expect(result).toBe(3);
});

it('throws the last error, or that it stayed false, when the time is over', async () => {
  const soon = { timeoutMs: 10, everyMs: 1 };
  await expect(eventually(() => Promise.reject(new Error('still down')), soon)).rejects.toThrow('still down');
  await expect(eventually(() => false, soon)).rejects.toThrow('stayed false');
});
