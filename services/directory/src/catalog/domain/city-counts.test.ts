import { expect, test } from 'vitest';
import { type CityCounts, summaryOf, totalOf } from './city-counts.js';

const city = (stateSlug: string, name: string, installers: number, change: Partial<CityCounts> = {}): CityCounts => ({
  stateSlug,
  citySlug: name.toLowerCase(),
  city: name,
  installers,
  reviews: 0,
  stars: 0,
  sample: false,
  types: {},
  ...change,
});

test('an empty site has no average', () => {
  expect(summaryOf([])).toEqual({
    installers: 0,
    states: 0,
    reviews: 0,
    averageRating: null,
    sampleData: false,
    popular: [],
  });
});

test('averages over reviews, not over installers', () => {
  const byCity = [
    city('texas', 'Austin', 2, { reviews: 1, stars: 1 }),
    city('ohio', 'Dayton', 1, { reviews: 9, stars: 45 }),
  ];
  expect(totalOf(byCity)).toEqual({ installers: 3, reviews: 10, averageRating: 4.6 });
  expect(summaryOf(byCity).states).toBe(2);
});

test('popular searches are up to four cities of Texas, two of Florida and one of Wyoming, most installers first', () => {
  const byCity = [
    ...['Austin', 'Dallas', 'Houston', 'Plano', 'Waco'].map((name, index) => city('texas', name, index + 1)),
    ...['Miami', 'Tampa', 'Ocala'].map((name) => city('florida', name, 5)),
    city('ohio', 'Dayton', 99),
  ];
  expect(summaryOf(byCity).popular.map((each) => each.city)).toEqual([
    'Waco',
    'Plano',
    'Houston',
    'Dallas',
    'Miami',
    'Ocala',
  ]);
});

test('one seed listing makes the site show seed data', () => {
  expect(summaryOf([city('texas', 'Austin', 3), city('texas', 'Waco', 1, { sample: true })]).sampleData).toBe(true);
});
