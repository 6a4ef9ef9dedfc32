import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'South Dakota requires contractors to have an excise tax license, which says nothing about skill. Cities and counties may require more. Electricians and plumbers have state boards.',
  facts: {
    license: [
      { text: "South Dakota's excise tax license is for taxes and is not proof of training.", standing: 'register' },
    ],
    permit: [],
    barrier: [],
    electrical: [{ text: 'South Dakota has a state board for electricians.', standing: 'register' }],
    water: [{ text: 'South Dakota has a state board for plumbers.', standing: 'register' }],
  },
  ask: {
    electrical: 'the South Dakota state electrical board',
    water: "your water utility. For questions about plumbers, ask South Dakota's plumbing board",
  },
  questions: [
    'What does this South Dakota city require of a pool builder before it issues a permit?',
    'Does the fence rule here set a fence height for spas and above-ground pools?',
  ],
};
