import { servicePrices } from '@poolpros/calculators/service-factors';
import { expect, it } from 'vitest';
import { figures, figuresAsOf } from '../../../content/figures.js';
import { loadFacts } from './load-facts.js';

it('knows of every price that a text names how old it is', async () => {
  const { dated } = await loadFacts();
  const prices = dated.filter(({ asOf, what }) => asOf === figuresAsOf && /articles/.test(what));
  expect(prices).toHaveLength(1);
  const named = Object.values(figures).flatMap((group) => Object.values(group).flatMap(({ source }) => source ?? []));
  expect(prices[0]?.sources.map(({ name }) => name)).toEqual([...new Set(named)]);
  expect(dated.find(({ what }) => what.startsWith('Prices of openings'))?.shownAt).toContain('/us/blog/:slug');
});

it('says of openings in texts what the pages of places say', () => {
  const { low, mid, high } = servicePrices.opening;
  expect(figures.services.opening.price).toEqual([low, mid, high]);
});
