import { byData, indexed, type RouteRow } from './row.js';

/** Ways to pay that the law of a state may change; none is the name of a city (docs/rules.md#financing-programs). */
export const financingPrograms = [
  'home-equity-loan',
  'line-of-credit',
  'cash-out-refinance',
  'personal-loan',
  'contractor-offer',
  'energy-loan',
] as const;
export type FinancingProgram = (typeof financingPrograms)[number];

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
  financingProgram: {
    ...byData,
    path: '/pool-financing/:state/:program',
    only: { program: financingPrograms },
    page: 'financing/program-page',
    crumb: ':program',
    under: 'financing',
  },
} as const satisfies Record<string, RouteRow>;
