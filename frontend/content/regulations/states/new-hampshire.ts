import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'New Hampshire has no pool license that we know of, but its building code makes the model pool and spa code binding for private pools. The state licenses electricians and plumbers.',
  facts: {
    license: [],
    permit: [],
    barrier: [
      {
        text: 'The 2015 edition of the International Swimming Pool and Spa Code took effect for private pools and spas in New Hampshire on September 15, 2019.',
        standing: 'secondary',
        source: { name: 'Trade association on House Bill 562 of 2019', url: null },
      },
      {
        text: 'The 2018 edition followed on July 1, 2022. We have not confirmed whether New Hampshire has moved to a later edition since.',
        standing: 'copy',
        source: {
          name: 'New Hampshire Building Code, revision of July 1, 2022 (copy)',
          url: 'https://zbook.org/read/c86406',
        },
      },
    ],
    electrical: [
      {
        text: 'New Hampshire licenses electricians through its Office of Professional Licensure and Certification.',
        standing: 'register',
      },
    ],
    water: [
      {
        text: 'New Hampshire licenses plumbers through its Office of Professional Licensure and Certification.',
        standing: 'register',
      },
    ],
  },
  ask: { electrical: 'the New Hampshire Office of Professional Licensure and Certification' },
  questions: [
    'Which edition of the pool and spa code do you enforce in this New Hampshire town?',
    'Does the barrier plan have to show the 36-inch clear zone?',
  ],
};
