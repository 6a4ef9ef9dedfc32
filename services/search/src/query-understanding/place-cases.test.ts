import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { shares, verdictsByKind } from '@poolpros/places/testing/place-cases';
import { planSearch } from '@poolpros/search-rules/plan';
import { describe, expect, test } from 'vitest';
import { understand } from './understand.js';

const places = loadPlaces();

const planned = (query: Record<string, unknown>) => {
  const { understood, choices } = planSearch(places, { ...searchQuerySchema.parse({}), ...query }, new Date());
  return { understood, choices: choices.map(({ description }) => description) };
};

describe.each([
  ['the one box', (input: string) => planned({ ...understand(places, input), nearMe: undefined })],
  ['a location', (input: string) => planned({ location: input })],
] as const)('of the places that other geocoders are tested with, %s', (_, judge) => {
  const byKind = verdictsByKind(judge);

  test('understands at least 92 %, and replaces at most 2 %', () => {
    const { right, replaced } = shares([...byKind.values()]);
    expect(right).toBeGreaterThanOrEqual(0.92);
    expect(replaced).toBeLessThanOrEqual(0.02);
  });

  test.each([...byKind.keys()])('understands at least 75 %% of the kind "%s"', (kind) => {
    const counts = byKind.get(kind);
    expect(counts && shares([counts]).right).toBeGreaterThanOrEqual(0.75);
  });
});
