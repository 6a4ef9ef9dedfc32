import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: "Ohio's state board licenses commercial trades and none for pools, so home pools are for cities and counties. What the Residential Code of Ohio says of barriers has not been read.",
  facts: {
    license: [
      {
        text: 'The Ohio Construction Industry Licensing Board lists commercial trades; none of them is pools.',
        standing: 'register',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'The Residential Code of Ohio is said to hold a pool text; it has not been read, and many Ohio cities are said to set fences of their own.',
        standing: 'unknown',
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Does the Residential Code of Ohio or a city ordinance decide on the fence of this pool?',
    'Does this city register pool contractors, electricians and plumbers?',
  ],
};
