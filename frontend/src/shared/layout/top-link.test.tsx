import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { TopLink } from './top-link.js';

const scrolledTo = (scrollY: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);

afterEach(() => vi.useRealTimers());

it('leaves at once when the page is scrolled by 50 pixels or less', async () => {
  const { router } = renderElement(<TopLink to="/us">US</TopLink>);
  scrolledTo(50);
  const link = await screen.findByRole('link');
  await act(async () => link.click());
  expect(router.state.location.pathname).toBe('/us');
});

it('scrolls to the top and waits 100 ms when the page is scrolled further', async () => {
  const { router } = renderElement(<TopLink to="/us">US</TopLink>);
  const link = await screen.findByRole('link');
  scrolledTo(51);
  vi.useFakeTimers();
  act(() => link.click());
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  await act(() => vi.advanceTimersByTimeAsync(99));
  expect(router.state.location.pathname).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/us');
});
