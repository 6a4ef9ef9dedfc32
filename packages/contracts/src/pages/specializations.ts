import { indexed, type RouteRow } from './row.js';

const one = { ...indexed, under: 'specializations' } as const;

/** Kinds of projects that some contractors have made their own. */
export const specializationPages = {
  specializations: {
    ...indexed,
    path: '/specializations',
    page: 'specializations/specializations-page',
    title: 'Pool specializations',
    crumb: 'Specializations',
  },
  luxuryPools: {
    ...one,
    path: '/specializations/luxury-pools',
    page: 'specializations/luxury-pools-page',
    title: 'Luxury pools',
  },
  ecoFriendlyPools: {
    ...one,
    path: '/specializations/eco-friendly-pools',
    page: 'specializations/eco-friendly-pools-page',
    title: 'Eco-friendly pools',
  },
  smallSpacePools: {
    ...one,
    path: '/specializations/small-space-pools',
    page: 'specializations/small-space-pools-page',
    title: 'Small-space pools',
  },
  smartAutomatedPools: {
    ...one,
    path: '/specializations/smart-automated-pools',
    page: 'specializations/smart-automated-pools-page',
    title: 'Smart automated pools',
  },
  therapeuticPools: {
    ...one,
    path: '/specializations/therapeutic-pools',
    page: 'specializations/therapeutic-pools-page',
    title: 'Therapeutic pools',
  },
  familyFunPools: {
    ...one,
    path: '/specializations/family-fun-pools',
    page: 'specializations/family-fun-pools-page',
    title: 'Family fun pools',
  },
} as const satisfies Record<string, RouteRow>;
