import { relevance } from '@poolpros/search-rules/words';
import { expect, test } from 'vitest';
import { closeNameQuery, nameQuery, wordsQuery } from './words.js';

/** A query that has one tier like this. */
const withTier = (tier: object) => ({
  dis_max: { queries: expect.arrayContaining([{ constant_score: expect.objectContaining(tier) }]) },
});

test('finds nobody by no word', () => {
  expect(wordsQuery([])).toEqual({ match_none: {} });
});

test.each(Object.entries(relevance).filter(([name]) => name !== 'none'))('scores a match by %s with %i', (_, boost) => {
  expect(wordsQuery(['blue', 'lagoon'])).toMatchObject(withTier({ boost }));
});

test('leaves the last word unfinished', () => {
  const filter = { bool: { filter: [{ term: { words: 'blue' } }, { prefix: { words: 'lag' } }] } };
  expect(wordsQuery(['blue', 'lag'])).toMatchObject(withTier({ boost: relevance.words, filter }));
});

test('reads two neighbouring words as one, too', () => {
  const filter = { term: { nameKey: 'aquatech' } };
  expect(wordsQuery(['aqua', 'tech'])).toMatchObject(withTier({ boost: relevance.name, filter }));
});

test('looks at nothing but the name for a name, and for typing errors apart', () => {
  expect(nameQuery([])).toEqual({ match_none: {} });
  expect(nameQuery(['blue', 'lag'])).toMatchObject(withTier({ boost: relevance.nameWords }));
  expect(nameQuery(['blue', 'lag'])).not.toMatchObject(withTier({ boost: relevance.close }));
  expect(closeNameQuery([])).toEqual({ match_none: {} });
  expect(JSON.stringify(nameQuery(['blue', 'lag']))).not.toContain('"words"');
});
