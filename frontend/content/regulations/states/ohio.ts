import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: "Ohio's state board licenses commercial trades but not pool builders, so home pools are up to cities and counties. We have not read what the Residential Code of Ohio says about barriers.",
  facts: {
    license: [
      {
        text: 'The Ohio Construction Industry Licensing Board lists commercial trades. Pools are not among them.',
        standing: 'register',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'The Residential Code of Ohio is said to have a section on pools, which we have not read. Many Ohio cities are said to set their own fence rules.',
        standing: 'unknown',
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Does the Residential Code of Ohio or a city ordinance set the fence rules for this pool?',
    'Does this city register pool contractors, electricians and plumbers?',
  ],
};
