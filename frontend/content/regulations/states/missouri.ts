import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Missouri leaves contractor licensing to its cities and counties. One county, St. Charles, has a specific license for pool installers. Fence rules are also local.',
  facts: {
    license: [{ text: 'St. Charles County, Missouri, has its own license for pool installers.', standing: 'register' }],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    'Does this Missouri county license pool installers, as St. Charles County does?',
    'Who licenses electricians and plumbers here, the city or the county?',
    'How deep does a pool have to be for this Missouri city’s fence rule to apply?',
  ],
};
