import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Colorado licenses electricians and plumbers but not pool builders. Cities and counties handle the rest, and some have adopted the model pool code.',
  facts: {
    license: [],
    permit: [],
    barrier: [
      {
        text: 'Longmont has reportedly adopted the International Swimming Pool and Spa Code.',
        standing: 'secondary',
        source: {
          name: 'AQUA Magazine on the model pool code, 2016',
          url: 'https://www.aquamagazine.com/news/ispsc-now-mandatory-in-eight-states.html',
        },
      },
    ],
    electrical: [
      { text: 'Colorado licenses electricians through the Department of Regulatory Agencies.', standing: 'register' },
    ],
    water: [
      { text: 'Colorado licenses plumbers through the Department of Regulatory Agencies.', standing: 'register' },
    ],
  },
  ask: {
    electrical: 'the Colorado Department of Regulatory Agencies (DORA)',
    water:
      'your water utility. For questions about plumbers, ask the Colorado Department of Regulatory Agencies (DORA)',
  },
  questions: [
    "Which license or registration does this Colorado city require of a pool contractor, and does it differ from the county's?",
    'Has the city adopted the model pool and spa code, and with what changes?',
  ],
};
