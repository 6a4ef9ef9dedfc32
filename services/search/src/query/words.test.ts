import { relevance } from '@poolpros/search-rules/matching';
import { typedWords } from '@poolpros/search-rules/typed-words';
import { expect, test } from 'vitest';
import { exactClauses, fuzzyClauses, fuzzyNameQuery, nameQuery, partialClauses, weightClauses } from './words.js';

const nobody = { match_none: {} };
const lagoon = typedWords('blue lag');
const none = new Map<string, string[]>();

test('finds no listing by no word', () => {
  const typed = typedWords('!!!');
  expect(exactClauses(typed).bool.filter).toEqual([nobody]);
  expect(fuzzyClauses(typed, none).bool.filter).toEqual([nobody]);
  expect(nameQuery(typed)).toEqual(nobody);
  expect(fuzzyNameQuery(typed, none)).toEqual(nobody);
});

test('needs each word alone or with its neighbor, the last as a prefix', () => {
  const [filter] = exactClauses(lagoon).bool.filter;
  expect(filter).toEqual({
    bool: {
      filter: [
        { bool: { should: [{ term: { words: 'blue' } }, { prefix: { words: 'bluelag' } }] } },
        { bool: { should: [{ prefix: { words: 'lag' } }, { prefix: { words: 'bluelag' } }] } },
      ],
    },
  });
});

test.each(['name', 'nameStart', 'nameWords'] as const)('scores a match by %s', (name) => {
  const tier = { constant_score: expect.objectContaining({ boost: relevance[name] }) };
  const tiers = { dis_max: { queries: expect.arrayContaining([tier]) } };
  expect(exactClauses(lagoon).bool.should).toEqual([tiers]);
  expect(nameQuery(lagoon)).toEqual(tiers);
});

test('takes the stored words that are close to a typed one beside it', () => {
  const { bool } = fuzzyClauses(lagoon, new Map([['blue', ['blues', 'blu']]]));
  const [filter] = bool.filter;
  expect(JSON.stringify(filter)).toContain('{"terms":{"words":["blues","blu"]}}');
  expect(bool.should).toBeUndefined();
});

const questions = typedWords('who cleans green pools and hot tubs in mesa');

test('scores the words by what they weigh where not all are needed', () => {
  const weights = weightClauses(questions).bool.must;
  const boosts = [...JSON.stringify(weights).matchAll(/"boost":(\d+)/g)].map(([, boost]) => Number(boost));
  expect(boosts).toEqual(questions.words.map(({ weight }) => weight).filter((weight) => weight > 0));
});

test('finds no listing by words without weight', () => {
  expect(weightClauses(typedWords('pool')).bool.must).toEqual([nobody]);
});

test.each([
  { best: 26, counts: [2] },
  { best: 27, counts: [2, 1] },
  { best: 2, counts: [2] },
])('takes those who have as many words of each weight as make up $best', ({ best, counts }) => {
  const { filter } = partialClauses(questions, best).bool;
  expect(filter).toEqual(counts.map((count) => ({ bool: expect.objectContaining({ minimum_should_match: count }) })));
});

test('looks at nothing but the name for a name', () => {
  for (const query of [nameQuery(lagoon), fuzzyNameQuery(lagoon, none)])
    expect(JSON.stringify(query)).not.toContain('"words"');
});

test('asks the engine for as many clauses as there are words, whatever is typed', () => {
  const clauses = (words: number): number => {
    const text = Array.from({ length: words }, (_, index) => `maintenence${index}`).join(' ');
    return JSON.stringify(exactClauses(typedWords(text))).split(/"(?:term|terms|prefix)":/).length - 1;
  };
  const perWord = clauses(3) - clauses(2);
  expect(clauses(12) - clauses(11)).toBe(perWord);
  expect(clauses(20)).toBeLessThanOrEqual(clauses(12));
});
