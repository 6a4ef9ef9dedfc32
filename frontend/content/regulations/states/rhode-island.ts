import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Rhode Island registers contractors and their subcontractors and has no pool class. The barrier figures that are printed for it are the usual ones, from secondary sources.',
  facts: {
    license: [
      {
        text: 'Rhode Island asks that the registration number stands in all advertising of the contractor.',
        standing: 'official',
        source: {
          name: 'Rhode Island Code of Regulations 440-10-00-1.6',
          url: 'https://regulations.justia.com/states/rhode-island/title-440/chapter-10/subchapter-00/part-1/section-440-ricr-10-00-1-6',
        },
      },
      {
        text: 'A general registration covers residential construction and all subcontractors in Rhode Island.',
        standing: 'register',
      },
    ],
    permit: [],
    barrier: [
      {
        text: "Two guides give Rhode Island's barrier as 48 inches, with at most 2 inches at the ground and no opening for a 4-inch ball.",
        standing: 'secondary',
        source: {
          name: 'US Glass Fence on Rhode Island',
          url: 'https://usglassfence.com/white-pages/pool-fence-requirements-rhode-island/',
        },
      },
      {
        text: 'Gates in Rhode Island open outward, close themselves and latch at 54 inches, the same guides say.',
        standing: 'secondary',
        source: {
          name: 'Garden Guides on Rhode Island pool fences',
          url: 'https://www.gardenguides.com/12335561-rhode-island-pool-fence-regulations.html',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Which section of the Rhode Island building code do you measure the pool barrier by?',
    'Does every subcontractor on this pool have a registration number?',
  ],
};
