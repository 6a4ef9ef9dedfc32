import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Nebraska registers construction contractors who earn $5,000 or more a year, including those who do installation or repair work. Some cities also require their own license.',
  facts: {
    license: [
      {
        text: 'Some Nebraska cities and counties license contractors locally.',
        standing: 'secondary',
        source: {
          name: 'Levelset on Nebraska contractor licenses',
          url: 'https://www.levelset.com/blog/nebraska-contractor-licensing-guide/',
        },
      },
      {
        text: "Nebraska's Department of Labor keeps a database of registered contractors.",
        standing: 'secondary',
        source: {
          name: 'City of Lincoln, contractor bond, insurance and registration',
          url: 'https://www.lincoln.ne.gov',
        },
      },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Nebraska licenses electricians.',
        standing: 'secondary',
        source: {
          name: 'Levelset on Nebraska contractor licenses',
          url: 'https://www.levelset.com/blog/nebraska-contractor-licensing-guide/',
        },
      },
    ],
    water: [
      {
        text: 'Cities license plumbers in Nebraska.',
        standing: 'secondary',
        source: {
          name: 'Levelset on Nebraska contractor licenses',
          url: 'https://www.levelset.com/blog/nebraska-contractor-licensing-guide/',
        },
      },
    ],
  },
  questions: [
    "Does this Nebraska city license pool contractors in addition to the state's registration?",
    'What does the city require for a fence, and is the fence inspected before the pool is filled?',
  ],
};
