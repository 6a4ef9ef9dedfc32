import { expect, it } from 'vitest';
import { displayName, workMonths } from './review-rules.js';

it.each([
  ['', ''],
  ['Theo', 'Theo'],
  ['Theo Brandt', 'Theo B.'],
  ['  ana maria de souza ', 'ana S.'],
])('the public sees %j as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

it('offers this month and the twelve before it', () => {
  const options = workMonths(new Date('2026-03-31T23:00:00Z'));
  expect(options).toHaveLength(13);
  expect(options[0]).toEqual({ value: '2026-03', label: 'March 2026' });
  expect(options.at(-1)).toEqual({ value: '2025-03', label: 'March 2025' });
});
