import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { summary } from '../../../../test/fixtures.js';
import { Counters } from './counters.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('counts one contractor more every 10 seconds, from 367 to 327 again, and says that it is a sample', () => {
  render(<Counters summary={summary} />);
  pass(9999);
  expect(screen.getByText('327')).toBeVisible();
  pass(1);
  expect(screen.getByText('328')).toBeVisible();
  pass(39 * 10_000);
  expect(screen.getByText('367')).toBeVisible();
  pass(10_000);
  expect(screen.getByText('327')).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '327 sample',
    '4.8 sample',
    '1,200+ sample',
  ]);
});

it('shows nothing if there is nothing to count', () => {
  const { container } = render(
    <Counters summary={{ ...summary, sampleData: false, installers: 0, states: 0, reviews: 0 }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
