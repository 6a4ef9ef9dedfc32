import { serviceTypes } from '../catalogue.js';
import { indexed, type RouteRow } from './row.js';

const one = { ...indexed, under: 'specializations' } as const;

/** Kinds of projects that some contractors specialize in. */
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
    title: serviceTypes.luxury.label,
  },
  ecoFriendlyPools: {
    ...one,
    path: '/specializations/eco-friendly-pools',
    page: 'specializations/eco-friendly-pools-page',
    title: serviceTypes['eco-friendly'].label,
  },
  smallSpacePools: {
    ...one,
    path: '/specializations/small-space-pools',
    page: 'specializations/small-space-pools-page',
    title: serviceTypes['small-space'].label,
  },
  smartAutomatedPools: {
    ...one,
    path: '/specializations/smart-automated-pools',
    page: 'specializations/smart-automated-pools-page',
    title: serviceTypes['smart-automated'].label,
  },
  therapeuticPools: {
    ...one,
    path: '/specializations/therapeutic-pools',
    page: 'specializations/therapeutic-pools-page',
    title: serviceTypes.therapeutic.label,
  },
  familyFunPools: {
    ...one,
    path: '/specializations/family-fun-pools',
    page: 'specializations/family-fun-pools-page',
    title: serviceTypes['family-fun'].label,
  },
} as const satisfies Record<string, RouteRow>;
