import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: "Wisconsin certifies dwelling contractors, and whether that reaches a pool that stands alone is open. The fence comes from the town's ordinance.",
  facts: {
    license: [
      {
        text: 'Permits on one- and two-family dwellings in Wisconsin go to certified dwelling contractors.',
        standing: 'secondary',
        source: { name: 'Compliance guide for pool service in Madison', url: null },
      },
      { text: 'A Wisconsin board for pools alone was not found.', standing: 'register' },
    ],
    permit: [],
    barrier: [
      {
        text: 'Local ordinances in Wisconsin set the pool fence.',
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
        text: "Master plumbers are credentialed by Wisconsin's Department of Safety and Professional Services.",
        standing: 'register',
      },
    ],
  },
  ask: { electrical: 'the Wisconsin Department of Safety and Professional Services' },
  questions: [
    'Does a pool apart from the house need a certified dwelling contractor in this Wisconsin town?',
    'Which ordinance holds the fence rule, and does it excuse above-ground walls?',
  ],
};
