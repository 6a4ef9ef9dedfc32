import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useResultsFocus } from './use-results-focus.js';

function Results({ search, page }: { search: string; page: number }) {
  return (
    <h1 ref={useResultsFocus(search, page)} tabIndex={-1}>
      Results
    </h1>
  );
}

const scrollIntoView = vi.fn();
const heading = () => screen.getByRole('heading');

/** Shows one page of results, scrolled above the window, and then another. */
function move(from: { search: string; page: number }, to: { search: string; page: number }): void {
  const { rerender } = render(<Results {...from} />);
  heading().scrollIntoView = scrollIntoView;
  heading().getBoundingClientRect = () => new DOMRect(0, -100, 0, 0);
  rerender(<Results {...to} />);
}

beforeEach(() => scrollIntoView.mockClear());

it('focuses the heading on another page of the same search', () => {
  move({ search: 'location=austin', page: 1 }, { search: 'location=austin', page: 2 });
  expect(heading()).toHaveFocus();
});

it('focuses the heading if the meaning of the place is known only with the next page', () => {
  move({ search: 'location=austin', page: 1 }, { search: 'location=Austin&state=texas', page: 2 });
  expect(heading()).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('brings the heading of another search into view and leaves the focus alone', () => {
  move({ search: 'location=austin', page: 3 }, { search: 'location=dallas', page: 1 });
  expect(heading()).not.toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
