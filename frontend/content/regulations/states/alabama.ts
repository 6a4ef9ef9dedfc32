import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'In Alabama, pool jobs of $5,000 or more require a general contractor license. We have not confirmed a statewide fence rule, so ask the permit office.',
  facts: {
    license: [
      {
        text: "Alabama's home builders board licenses builders of residential structures that cost more than $10,000.",
        standing: 'official',
        source: {
          name: 'Alabama Home Builders Licensure Board, questions and answers',
          url: 'https://hblb.alabama.gov/faqs-miscellaneous/',
        },
      },
      {
        text: 'We have not confirmed whether a home builder license also covers a pool behind an Alabama house.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    'Does your office check the general contractor license before it issues a pool permit in Alabama?',
    'Does the local code in this part of Alabama set a standard for fences and gates, and if so, in which section?',
  ],
};
