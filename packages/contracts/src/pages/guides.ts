import { indexed, type RouteRow } from './row.js';

const comparison = { ...indexed, under: 'poolComparisons' } as const;

/** Guides to choosing a pool, and the comparisons. */
export const guidePages = {
  poolTypesGuide: {
    ...indexed,
    path: '/pool-types-guide',
    page: 'guides/pool-types-guide-page',
    title: 'Pool types guide',
  },
  poolComparisons: {
    ...indexed,
    path: '/pool-comparisons',
    page: 'guides/pool-comparisons-page',
    title: 'Pool comparisons',
  },
  fiberglassVsConcrete: {
    ...comparison,
    path: '/pool-comparison/fiberglass-vs-concrete',
    page: 'guides/fiberglass-vs-concrete-page',
    title: 'Fiberglass vs concrete',
  },
  vinylVsFiberglass: {
    ...comparison,
    path: '/pool-comparison/vinyl-vs-fiberglass',
    page: 'guides/vinyl-vs-fiberglass-page',
    title: 'Vinyl vs fiberglass',
  },
  aboveGroundVsInground: {
    ...comparison,
    path: '/pool-comparison/above-ground-vs-inground',
    page: 'guides/above-ground-vs-inground-page',
    title: 'Above ground vs inground',
  },
  saltwaterVsChlorine: {
    ...comparison,
    path: '/pool-comparison/saltwater-vs-chlorine',
    page: 'guides/saltwater-vs-chlorine-page',
    title: 'Saltwater vs chlorine',
  },
  allPoolTypes: {
    ...comparison,
    path: '/pool-comparison/all-types',
    page: 'guides/all-types-page',
    title: 'All pool types compared',
    crumb: 'All types',
  },
  designIdeas: {
    ...indexed,
    path: '/design-ideas',
    page: 'guides/design-ideas-page',
    title: 'Pool design ideas',
    query: ['yard'],
  },
  ecoGuide: {
    ...indexed,
    path: '/eco-friendly-pool-guide',
    page: 'guides/eco-friendly-guide-page',
    title: 'Eco-friendly pool guide',
  },
} as const satisfies Record<string, RouteRow>;
