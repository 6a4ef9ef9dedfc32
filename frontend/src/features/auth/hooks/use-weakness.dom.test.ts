import type { PasswordJudgment } from '@poolpros/contracts/http/accounts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWeakness } from './use-weakness.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Judge = (password: string) => Promise<PasswordJudgment>;

/** What the service is asked about a password, which is sent so many ms after its last letter. */
async function askedWhenSentAfter(ms: number): Promise<number> {
  const judge = vi.fn<Judge>(async () => ({ weakness: 'too common' }));
  const { rerender } = renderHook(({ password, ask }) => useWeakness(password, ask), {
    initialProps: { password: '', ask: judge as Judge | null },
  });
  rerender({ password: 'harbor lantern pine', ask: judge });
  await act(() => vi.advanceTimersByTimeAsync(ms));
  rerender({ password: 'harbor lantern pine', ask: null });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return judge.mock.calls.length;
}

it('asks about a password that stays as it is, and not about one that has been sent, whose link works once', async () => {
  expect(await askedWhenSentAfter(500)).toBe(1);
  expect(await askedWhenSentAfter(100)).toBe(0);
});
