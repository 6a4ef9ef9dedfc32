import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Virginia licenses contractors for jobs over $1,000, in classes based on job size, with a pool specialty on the license. Its building code has used the model pool and spa code since 2015.',
  facts: {
    license: [
      {
        text: 'In Virginia, class C covers jobs of up to $10,000, class B up to $120,000, and class A has no limit. These amounts may have been raised.',
        standing: 'secondary',
        source: {
          name: 'The License Company on Virginia',
          url: 'https://thelicensecompany.com/virginia-contractor-licensing-guide/',
        },
      },
      { text: "Virginia's building classifications also include pool work.", standing: 'register' },
    ],
    permit: [
      {
        text: 'Virginia does not require a permit for a pool that covers 150 square feet or less and is less than 24 inches deep, a guide says.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Virginia pool codes',
          url: 'https://legalclarity.org/swimming-pool-codes-and-regulations-in-virginia-you-must-know',
        },
      },
    ],
    barrier: [
      {
        text: 'The model pool and spa code has applied in Virginia through the statewide building code since July 14, 2015.',
        standing: 'secondary',
        source: {
          name: 'Augusta Aquatics, July 2015',
          url: 'https://augustaaquatics.com/2015/07/16/va-pool-dreamers-designers-theres-a-new-code-in-town-2/',
        },
      },
      {
        text: "York County says Virginia's rule does not allow anything a person could climb on within 36 inches of the outside of the barrier.",
        standing: 'secondary',
        source: {
          name: 'York County, news and announcements',
          url: 'https://www.yorkcounty.gov/219/News-Announcements',
        },
      },
      {
        text: 'A fence or barrier is required in Virginia no matter when the pool was built.',
        standing: 'copy',
        source: { name: 'Virginia guidelines for home pools (copy)', url: null },
      },
      {
        text: 'One guide presents the optional local ordinance, which calls for a fence 4 feet high and 5 feet from the water, as the law throughout Virginia.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Virginia pool fencing',
          url: 'https://legalclarity.org/virginia-pool-fencing-laws-compliance-and-requirements',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Has this Virginia county adopted the optional ordinance in addition to the building code?',
    'Is the pool specialty printed on the contractor’s license, next to the class?',
  ],
};
