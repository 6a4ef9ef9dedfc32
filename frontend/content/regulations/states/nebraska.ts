import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Nebraska registers construction contractors who earn $5,000 a year, for installing as for repairing. Some cities add a license of their own.',
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
        text: "Nebraska's Department of Labor keeps a database in which registered contractors can be looked up.",
        standing: 'official',
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
        text: 'Electricians are licensed by the state of Nebraska.',
        standing: 'secondary',
        source: {
          name: 'Levelset on Nebraska contractor licenses',
          url: 'https://www.levelset.com/blog/nebraska-contractor-licensing-guide/',
        },
      },
    ],
    water: [
      {
        text: 'Plumbers are licensed by cities in Nebraska.',
        standing: 'secondary',
        source: {
          name: 'Levelset on Nebraska contractor licenses',
          url: 'https://www.levelset.com/blog/nebraska-contractor-licensing-guide/',
        },
      },
    ],
  },
  questions: [
    "Does this Nebraska city license pool contractors beside the state's registration?",
    'What does the city ask of a fence, and does it inspect it before the pool is filled?',
  ],
};
