import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Kentucky licenses those who wire, plumb and heat, but not those who build the pool. The code for homes holds in the whole state. Its part on pools has come to us from a weak source only.',
  facts: {
    license: [
      { text: 'State licenses in Kentucky are for electrical, plumbing and heating work.', standing: 'register' },
    ],
    permit: [],
    barrier: [
      {
        text: 'A page on the code of 2013 gives a barrier of 48 inches. It is old and weak proof.',
        standing: 'secondary',
        source: { name: 'Unofficial page on Kentucky pool fences', url: null },
      },
      { text: 'What the Kentucky code says today has not been read.', standing: 'unknown' },
    ],
    electrical: [
      { text: "The state's housing department licenses those who wire a Kentucky pool.", standing: 'register' },
    ],
    water: [{ text: "The state's housing department licenses those who plumb a Kentucky pool.", standing: 'register' }],
  },
  ask: {
    electrical: 'the Kentucky Department of Housing, Buildings and Construction',
    barrier: 'the local building inspector, or the Kentucky Department of Housing, Buildings and Construction',
  },
  questions: [
    'Which edition of the Kentucky code is in force, and what does it ask of a fence?',
    'Does this Kentucky city ask for a local contractor license?',
  ],
};
