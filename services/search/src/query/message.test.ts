import { expect, test } from 'vitest';
import { messageOf } from './message.js';
import type { SearchedPlace } from './place.js';

const austin: SearchedPlace = { kind: 'point', source: 'city', lat: 30.27, lon: -97.74, label: 'Austin, TX' };
const text: SearchedPlace = { kind: 'text', text: 'blue lagoon' };

test('says nothing when the search did what was asked', () => {
  expect(messageOf(austin, { total: 12, appliedRadius: 25 })).toBeUndefined();
  expect(messageOf(austin, { total: 0, appliedRadius: 100 })).toBeUndefined();
  expect(messageOf({ kind: 'none' }, { total: 12, appliedRadius: null })).toBeUndefined();
});

test('says when it looked farther than asked', () => {
  expect(messageOf(austin, { total: 3, widenedFrom: 10, appliedRadius: 50 })).toBe(
    'No installers were found within 10 miles, so these are within 50 miles.',
  );
});

test('says when it took the place for words, unless those found nothing', () => {
  expect(messageOf(text, { total: 3, appliedRadius: null })).toBe(
    'We do not know the place “blue lagoon”. These installers have it in their name or place.',
  );
  expect(messageOf(text, { total: 0, appliedRadius: null })).toBeUndefined();
});
