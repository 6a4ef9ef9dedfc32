import { expect, it } from 'vitest';
import { allReviews, durationText, foundText } from './review-filters.js';

it.each([
  [36, {}, '36 reviews'],
  [1, { stars: 1 }, '1 job review with 1 star'],
  [3, { stars: 5, words: 'pump' }, '3 job reviews with 5 stars and “pump”'],
  [0, { words: 'liner' }, 'No reviews with “liner”'],
])('says what %i of them are', (total, changes, text) => {
  expect(foundText(total, { ...allReviews, ...changes })).toBe(text);
});

it.each([
  [0, '1 minute'],
  [45, '45 minutes'],
  [89, '1 hour'],
  [300, '5 hours'],
  [4320, '3 days'],
])('says %i minutes', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
