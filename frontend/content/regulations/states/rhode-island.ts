import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Rhode Island registers contractors and subcontractors. It has no pool class. We know its barrier rule only from a fence company, so call the town.',
  facts: {
    license: [
      {
        text: 'A Rhode Island contractor must show the registration number in all ads.',
        standing: 'copy',
        source: {
          name: 'Rhode Island Code of Regulations 440-10-00-1.6',
          url: 'https://regulations.justia.com/states/rhode-island/title-440/chapter-10/subchapter-00/part-1/section-440-ricr-10-00-1-6',
        },
      },
      {
        text: 'One type of registration covers home builders and all subcontractors in Rhode Island.',
        standing: 'register',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'A fence company says that Rhode Island requires a 48-inch barrier, with a gap of at most 2 inches at the ground and no opening that a 4-inch ball can pass through.',
        standing: 'secondary',
        source: {
          name: 'US Glass Fence on Rhode Island',
          url: 'https://usglassfence.com/white-pages/pool-fence-requirements-rhode-island/',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Which section of the Rhode Island building code do you use to check the pool barrier?',
    'Does every subcontractor on this pool have a registration number?',
  ],
};
