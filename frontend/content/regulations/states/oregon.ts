import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Oregon licenses those who are paid to build or mend. A firm that advertises needs the license for small jobs too. The code for homes has a part on pools with a four-foot fence.',
  facts: {
    license: [
      {
        text: 'Free are small odd jobs below $1,000 by someone who does not advertise (ORS 701.010).',
        standing: 'official',
        source: { name: 'Oregon Revised Statutes 701.010', url: 'https://oregon.public.law/statutes/ors_701.010' },
      },
      { text: 'Whether a firm that only cleans needs an Oregon license is not known.', standing: 'unknown' },
    ],
    permit: [],
    barrier: [
      {
        text: "West Linn counts water deeper than 24 inches, hot tubs included, under Oregon's pool rules.",
        standing: 'official',
        source: {
          name: 'City of West Linn on pools, spas and hot tubs',
          url: 'https://westlinnoregon.gov/building/swimming-pools-spas-and-hot-tubs',
        },
      },
      {
        text: 'A page on Clackamas County gives 48 inches and no gap for a 4-inch ball. Gates open away, close and latch by themselves.',
        standing: 'secondary',
        source: {
          name: 'City Rule Lookup on Clackamas County',
          url: 'https://www.cityrulelookup.com/counties/clackamas-county-or/swimming-pools',
        },
      },
      { text: 'Which edition of the Oregon pool text is in force now is not known.', standing: 'unknown' },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Which part of the Oregon code for homes holds the pool fence today?',
    'Does a portable hot tub with a locking cover need a barrier permit in this city?',
  ],
};
