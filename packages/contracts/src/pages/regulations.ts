import { byData, indexed, type RouteRow } from './row.js';

/** Rules of the states. */
export const regulationPages = {
  regulations: {
    ...indexed,
    path: '/pool-regulations',
    page: 'regulations/regulations-page',
    title: 'Pool regulations by state',
    crumb: 'Regulations',
  },
  stateRegulations: {
    ...byData,
    path: '/pool-regulations/:state',
    page: 'regulations/state-regulations-page',
    crumb: ':state',
    under: 'regulations',
  },
  contractRules: {
    ...indexed,
    path: '/pool-contract-rules',
    page: 'regulations/contract-rules-page',
    title: 'Pool contract rules by state',
  },
} as const satisfies Record<string, RouteRow>;
