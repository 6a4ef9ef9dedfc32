import { byData, indexed, type RouteRow } from './row.js';

/** Payment methods that state law may affect. None is the name of a city (docs/rules.md#financing-programs). */
export const financingPrograms = [
  'home-equity-loan',
  'line-of-credit',
  'cash-out-refinance',
  'personal-loan',
  'contractor-offer',
  'energy-loan',
] as const;
export type FinancingProgram = (typeof financingPrograms)[number];

/** Payment methods, in general and in a state. */
export const financingPages = {
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
