import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Montana registers construction contractors who have employees, whatever they build. We found neither a license class for pools nor a state fence rule.',
  facts: {
    license: [
      {
        text: "Montana's law (39-9-102) covers anyone who adds to or subtracts from a structure or an improvement attached to land.",
        standing: 'official',
        source: {
          name: 'Montana Department of Labor and Industry, construction contractor registration',
          url: 'https://erd.dli.mt.gov/work-comp-regulations/montana-contractor/construction-contractor-registration',
        },
      },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    'Does a contractor without employees need anything from this Montana city to build a pool?',
    'Is a permit needed here for a 240-volt hot tub?',
  ],
};
