import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { FoundingPlaces } from './founding-places.js';

const places = () => screen.getByRole('img').getAttribute('aria-label');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('fills a place of the sample every 12 seconds until none is left, and says that it is a sample', () => {
  render(<FoundingPlaces summary={summary} />);
  expect(places()).toBe('327 of 500 spots taken (sample)');
  pass(12_000);
  expect(places()).toBe('328 of 500 spots taken (sample)');
  expect(screen.getByText('172')).toBeVisible();
  pass(200 * 12_000);
  expect(places()).toBe('500 of 500 spots taken (sample)');
  expect(screen.getByText('0')).toBeVisible();
  for (const count of ['500', '0']) expect(screen.getByText(count)).toHaveTextContent(`${count} sample`);
});

it('counts those who joined once the data is real', () => {
  render(<FoundingPlaces summary={{ ...summary, sampleData: false, foundingMembers: 12 }} />);
  pass(60_000);
  expect(places()).toBe('12 of 500 spots taken');
  expect(screen.queryByText(/sample/)).not.toBeInTheDocument();
});
