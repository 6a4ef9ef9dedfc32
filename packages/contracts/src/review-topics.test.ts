import { expect, test } from 'vitest';
import { services } from './catalogue.js';
import { reviewTopics, topicsOf } from './review-topics.js';

test('each service has something that its buyers look for in reviews', () => {
  for (const service of services) expect(topicsOf([service], ''), service).not.toEqual([]);
});

test('words that were typed choose topics without a service', () => {
  expect(topicsOf([], 'Who does PLASTER and tile?')).toEqual(['plaster', 'tile']);
  expect(topicsOf([], 'smith brothers')).toEqual([]);
});

test('no topic has capital letters or spaces in its words, which stand in a text query', () => {
  for (const { words } of Object.values(reviewTopics)) for (const word of words) expect(word).toMatch(/^[a-z]+$/);
});

test('each word of a topic is a form of its name, so that a quote holds what is named', () => {
  for (const [topic, { words }] of Object.entries(reviewTopics)) {
    const stems = topic.split(' ').map((part) => part.toLowerCase().slice(0, Math.max(3, Math.floor(part.length / 2))));
    for (const word of words)
      expect(
        stems.some((stem) => stem !== 'the' && word.includes(stem)),
        `${word} of ${topic}`,
      ).toBe(true);
  }
});
