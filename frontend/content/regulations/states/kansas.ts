import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'We found no state license for builders of any kind in Kansas, so the city or county decides who may build a pool. The state’s larger counties are said to have their own licenses.',
  facts: {
    license: [
      { text: 'Wichita and Johnson County are said to license contractors themselves.', standing: 'unchecked' },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    'Does the city or the county license pool contractors here in Kansas, and which class covers a pool?',
    'Who licenses the electrician and the plumber on a pool job in this part of Kansas?',
    'What does the local code in this part of Kansas say about fence height, gates and ladders?',
  ],
};
