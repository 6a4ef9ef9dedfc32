import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCarousel } from './use-carousel.js';

const carousel = (held = false) => renderHook((now: boolean) => useCarousel(5, now), { initialProps: held });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('moves on every five seconds, and from the last entry to the first', () => {
  const { result } = carousel();
  pass(4999);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
  pass(20_000);
  expect(result.current.index).toBe(0);
});

it('pauses when the visitor moves it by hand, until it is played again', () => {
  const { result } = carousel();
  act(() => result.current.goTo(-1));
  pass(30_000);
  expect(result.current).toMatchObject({ index: 4, playing: false });
  act(() => result.current.toggle());
  pass(5000);
  expect(result.current).toMatchObject({ index: 0, playing: true });
});

it('waits while it is held, and still plays', () => {
  const { result, rerender } = carousel(true);
  pass(30_000);
  expect(result.current).toMatchObject({ index: 0, playing: true });
  rerender(false);
  pass(5000);
  expect(result.current.index).toBe(1);
});

it('does not move for visitors who prefer reduced motion, until they play it', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { result } = carousel();
  pass(30_000);
  expect(result.current).toMatchObject({ index: 0, playing: false });
  act(() => result.current.toggle());
  pass(5000);
  expect(result.current.index).toBe(1);
});
