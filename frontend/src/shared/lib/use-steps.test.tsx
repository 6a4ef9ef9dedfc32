import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSteps } from './use-steps.js';

const stepsAfter = (milliseconds: number) => {
  const { result } = renderHook(() => useSteps(1000));
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
  return result.current;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('takes a step each time', () => {
  expect(stepsAfter(3999)).toBe(3);
});

it('stands still in a hidden tab', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(stepsAfter(5000)).toBe(0);
});

it('stands still for visitors who asked for less motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(stepsAfter(5000)).toBe(0);
});
