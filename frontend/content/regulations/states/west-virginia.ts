import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'West Virginia licenses residential jobs from $5,000 on, and the permit office has to see the license. Trade press counts it among the states where the model pool code is mandatory.',
  facts: {
    license: [
      { text: "Swimming pools belong to general engineering work in West Virginia's classes.", standing: 'register' },
      {
        text: 'Commercial jobs in West Virginia are licensed from $25,000 on.',
        standing: 'official',
        source: { name: 'West Virginia Code 30-42-3', url: 'https://code.wvlegislature.gov/30-42-3/' },
      },
      {
        text: 'A contract of $10,000 or more is in writing in West Virginia.',
        standing: 'official',
        source: { name: 'West Virginia Code 30-42', url: 'https://code.wvlegislature.gov/email/30-42/' },
      },
      {
        text: 'An older agency page in West Virginia prints $2,500; the statute comes after it.',
        standing: 'official',
        source: {
          name: 'West Virginia Division of Labor, contractor license',
          url: 'https://labor.wv.gov/Pages/Business-For-WV-Contractor-License.aspx',
        },
      },
      { text: 'Whether West Virginia has a class for residential pools is not confirmed.', standing: 'unknown' },
    ],
    permit: [
      {
        text: "A West Virginia permit office looks at the contractor's license before it issues the permit.",
        standing: 'official',
        source: { name: 'West Virginia Code 30-42', url: 'https://code.wvlegislature.gov/email/30-42/' },
      },
    ],
    barrier: [
      {
        text: 'The model pool and spa code was adopted throughout West Virginia by 2017; the edition is not confirmed.',
        standing: 'secondary',
        source: {
          name: 'AQUA Magazine on the model pool code, 2016',
          url: 'https://www.aquamagazine.com/news/ispsc-now-mandatory-in-eight-states.html',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Which edition of the pool and spa code does this West Virginia county enforce?',
    "Did you see the firm's license before the permit was issued?",
  ],
};
