import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'North Dakota licenses contractors by the value of the job, from $4,000 on, and tests nobody. Pages that print $2,000 are out of date.',
  facts: {
    license: [
      {
        text: "North Dakota's classes reach to $100,000 (D), $300,000 (C) and $500,000 (B); class A has no limit.",
        standing: 'copy',
        source: {
          name: 'North Dakota Century Code 43-07-07, read in a copy',
          url: 'https://www.self-law.org/code/nd/title-43/chapter-43-07-contractors/43-07-07',
        },
      },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Electrical work has a trade board of its own in North Dakota.',
        standing: 'secondary',
        source: { name: 'USLicenses on North Dakota', url: null },
      },
    ],
    water: [
      {
        text: 'Plumbing has a trade board of its own in North Dakota.',
        standing: 'secondary',
        source: { name: 'USLicenses on North Dakota', url: null },
      },
    ],
  },
  questions: [
    'Is the license class of this firm high enough for my contract in North Dakota?',
    'Does the city ask for a fence around an above-ground pool with high walls?',
  ],
};
