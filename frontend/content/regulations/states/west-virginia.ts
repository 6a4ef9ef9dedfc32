import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'West Virginia requires a license for residential jobs of $5,000 or more, and the permit office must see the license. The trade press counts it among the states where the model pool code is mandatory.',
  facts: {
    license: [
      { text: 'West Virginia classifies swimming pools as general engineering work.', standing: 'register' },
      {
        text: 'West Virginia requires a license for commercial jobs of $25,000 or more.',
        standing: 'official',
        source: { name: 'West Virginia Code 30-42-3', url: 'https://code.wvlegislature.gov/30-42-3/' },
      },
      {
        text: 'In West Virginia, a contract of $10,000 or more must be in writing.',
        standing: 'official',
        source: { name: 'West Virginia Code 30-42', url: 'https://code.wvlegislature.gov/email/30-42/' },
      },
      {
        text: 'An older West Virginia agency page puts the license threshold at $2,500. The statute is newer.',
        standing: 'official',
        source: {
          name: 'West Virginia Division of Labor, contractor license',
          url: 'https://labor.wv.gov/Pages/Business-For-WV-Contractor-License.aspx',
        },
      },
      { text: 'We have not confirmed whether West Virginia has a class for residential pools.', standing: 'unknown' },
    ],
    permit: [
      {
        text: "A West Virginia permit office checks the contractor's license before it issues the permit.",
        standing: 'official',
        source: { name: 'West Virginia Code 30-42', url: 'https://code.wvlegislature.gov/email/30-42/' },
      },
    ],
    barrier: [
      {
        text: 'West Virginia adopted the model pool and spa code statewide by 2017. We have not confirmed the edition.',
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
    "Did you see the contractor's license before the permit was issued?",
  ],
};
