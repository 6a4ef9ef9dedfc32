import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Wisconsin certifies dwelling contractors, and we have not confirmed whether that certification covers a pool separate from the house. Local ordinances set the fence rules.',
  facts: {
    license: [
      {
        text: 'Permits for one- and two-family dwellings in Wisconsin are issued to certified dwelling contractors.',
        standing: 'secondary',
        source: { name: 'Compliance guide for pool service in Madison', url: null },
      },
      { text: 'We found no Wisconsin board just for pools.', standing: 'register' },
    ],
    permit: [],
    barrier: [
      {
        text: 'Local ordinances in Wisconsin set the rules for pool fences.',
        standing: 'secondary',
        source: {
          name: 'State Regs Today on Wisconsin pool fence permits',
          url: 'https://stateregstoday.com/government-forms/pool-fence-and-deck-permit-forms-in-wisconsin',
        },
      },
    ],
    electrical: [],
    water: [
      {
        text: "Wisconsin's Department of Safety and Professional Services certifies master plumbers.",
        standing: 'register',
      },
    ],
  },
  ask: { electrical: 'the Wisconsin Department of Safety and Professional Services' },
  questions: [
    'Does a pool that is separate from the house require a certified dwelling contractor in this Wisconsin town?',
    'Which ordinance contains the fence rule, and does it exempt above-ground pools?',
  ],
};
