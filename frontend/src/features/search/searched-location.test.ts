import { noPlace } from '@poolpros/contracts/no-place';
import { expect, it } from 'vitest';
import { searchedLocation } from './searched-location.js';

it.each([
  ['city', 'Austin, TX', 'Austin, TX'],
  ['state', 'Texas', 'Texas'],
  ['zip', '78704', '78704'],
  ['county', 'Travis County, TX', 'other'],
  ['neighborhood', 'Hyde Park, Austin', 'other'],
  ['landmark', 'Zilker Park', 'other'],
  ['position', 'your position', 'other'],
  ['unknown', 'ann@example.com', 'other'],
  ['abroad', 'Paris', 'other'],
  ['none', '', ''],
] as const)('a place understood as a %s, %s, is sent as "%s"', (kind, label, sent) => {
  expect(searchedLocation({ ...noPlace, kind, label })).toBe(sent);
});

it('sends no place without a response', () => {
  expect(searchedLocation(null)).toBe('');
});
