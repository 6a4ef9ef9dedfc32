import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Kansas has no state license for builders of any kind that we could find, so the city or county decides who may dig a pool. Its larger counties are said to have licenses of their own.',
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
    'Who licenses the electrician and the plumber of a pool job in this part of Kansas?',
    'What does the local code say on fence height, gate and ladder?',
  ],
};
