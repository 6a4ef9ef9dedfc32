import { byData, indexed, type RouteRow } from './row.js';

/** Rules of the states and ways to pay. */
export const rulePages = {
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
  financing: {
    ...indexed,
    path: '/pool-financing',
    page: 'financing/financing-page',
    title: 'Pool financing',
    crumb: 'Financing',
  },
} as const satisfies Record<string, RouteRow>;
