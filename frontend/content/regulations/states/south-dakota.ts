import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'South Dakota asks contractors for an excise tax license and nothing about their skill; cities and counties may. Electrical and plumbing have state boards.',
  facts: {
    license: [
      { text: "South Dakota's excise tax license is about taxes and proves no training.", standing: 'register' },
    ],
    permit: [],
    barrier: [],
    electrical: [{ text: 'Electricians answer to a state board in South Dakota.', standing: 'register' }],
    water: [{ text: 'Plumbers answer to a state board in South Dakota.', standing: 'register' }],
  },
  ask: {
    electrical: 'the South Dakota state electrical board',
    water: "your water utility, and South Dakota's plumbing board about plumbers",
  },
  questions: [
    'What does this South Dakota city ask of a pool builder before it issues a permit?',
    'Does the fence rule here name a height for spas and for above-ground pools?',
  ],
};
