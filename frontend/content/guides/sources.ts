import { costSources } from '@poolpros/calculators/cost-factors';
import { ownershipSources } from '@poolpros/calculators/ownership-factors';
import type { Source } from './types.js';

/** First cost: the sources of the cost calculator. */
export const priceSources: readonly Source[] = costSources.filter(({ of }) => of !== 'decks' && of !== 'covers');

/** What comes back over the years: the sources of the ownership factors, each for the pages that it is about. */
export const [builderTable, linerPrice, aboveGroundLiner, aboveGroundLife, saltUpkeep] = ownershipSources;

export const shellJob: Source = {
  name: 'Fountain of Youth Pools & Spas',
  of: 'days for a whole fiberglass job',
  url: 'https://fountainofyouthpoolsnspas.com/blogs/learning-center/fiberglass-vs-concrete-vs-vinyl',
};
export const shellLife: Source = {
  name: 'Fibre Tech, 2020 and 2022',
  of: 'life of shells and surfaces, yearly chemicals',
};
export const wallLife: Source = {
  name: 'Pool Products blog, June 2015',
  of: 'life of the walls behind a liner',
  url: 'https://www.poolproducts.com/blog/resurfacing-concrete-fiberglass-vinyl-pools',
};
export const saltFitting: Source = {
  name: 'The Swimming Pool Place',
  of: 'price of an installed salt system',
  url: 'https://theswimmingpoolplace.com/Long-Term-Cost-to-Maintain-Salt-Water-Pools.html',
};
export const chlorineYear: Source = {
  name: 'The Environmental Literacy Council',
  of: 'yearly chlorine and other chemicals',
};
