import { expect, test } from 'vitest';
import { services } from './catalogue.js';
import { reviewTopics, topicsOf } from './review-topics.js';

test('each service has something that its buyers look for in reviews', () => {
  for (const service of services) expect(topicsOf([service], ''), service).not.toEqual([]);
});

test('words that were typed choose topics without a service', () => {
  expect(topicsOf([], 'Who does PLASTER and tile?')).toEqual(['plaster or resurfacing', 'tile, coping or stone']);
  expect(topicsOf([], 'smith brothers')).toEqual([]);
});

test('no topic has capital letters or spaces in its words, which stand in a text query', () => {
  for (const { words } of Object.values(reviewTopics)) for (const word of words) expect(word).toMatch(/^[a-z]+$/);
});
