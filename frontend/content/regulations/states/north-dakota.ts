import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'North Dakota licenses contractors for jobs over $4,000, in classes based on job value. There is no exam. Pages that say $2,000 are out of date.',
  facts: {
    license: [
      {
        text: "North Dakota's classes cover jobs of up to $100,000 (D), $300,000 (C) and $500,000 (B). Class A has no limit.",
        standing: 'copy',
        source: {
          name: 'North Dakota Century Code 43-07-07 (copy)',
          url: 'https://www.self-law.org/code/nd/title-43/chapter-43-07-contractors/43-07-07',
        },
      },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'North Dakota has a trade board for electrical work.',
        standing: 'secondary',
        source: { name: 'USLicenses on North Dakota', url: 'https://uslicenses.com/?p=3058' },
      },
    ],
    water: [
      {
        text: 'North Dakota has a trade board for plumbing.',
        standing: 'secondary',
        source: { name: 'USLicenses on North Dakota', url: 'https://uslicenses.com/?p=3058' },
      },
    ],
  },
  questions: [
    'Is this contractor’s North Dakota license class high enough for my contract?',
    'Does the city require a fence around an above-ground pool with high walls?',
  ],
};
