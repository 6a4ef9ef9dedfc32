import { afterEach, expect, it, vi } from 'vitest';
import { keepFailures } from './early-failures.js';
import { pageErrorEvent } from './page-error.js';

afterEach(() => window.history.replaceState(null, '', '/'));

it('passes on what failed before it was asked, with the page on which it did, and then each failure at once', () => {
  const report = vi.fn();
  window.history.replaceState(null, '', '/us');
  const passTo = keepFailures();
  const early = [new Event('error'), new Event('unhandledrejection'), new CustomEvent(pageErrorEvent)];
  for (const failure of early) window.dispatchEvent(failure);
  window.history.replaceState(null, '', '/about');
  passTo(report);
  expect(report.mock.calls).toEqual(early.map((failure) => [failure, '/us']));
  const late = new Event('error');
  window.dispatchEvent(late);
  expect(report).toHaveBeenLastCalledWith(late, '/about');
  expect(report).toHaveBeenCalledTimes(4);
});

it('keeps five', () => {
  const report = vi.fn();
  const passTo = keepFailures();
  for (let each = 0; each < 6; each += 1) window.dispatchEvent(new Event('error'));
  passTo(report);
  expect(report).toHaveBeenCalledTimes(5);
});
