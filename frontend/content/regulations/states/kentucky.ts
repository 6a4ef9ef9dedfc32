import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Kentucky licenses electricians, plumbers and heating contractors, but not pool builders. Its residential code applies statewide. Our only source on the code’s pool section is weak.',
  facts: {
    license: [
      { text: 'State licenses in Kentucky are for electrical, plumbing and heating work.', standing: 'register' },
    ],
    permit: [],
    barrier: [
      {
        text: 'A page on the 2013 Kentucky code gives a barrier height of 48 inches. The source is old and unreliable.',
        standing: 'secondary',
        source: { name: 'Unofficial page on Kentucky pool fences', url: null },
      },
      { text: 'We have not read what the Kentucky code says today.', standing: 'unknown' },
    ],
    electrical: [{ text: "Kentucky's housing department licenses electricians.", standing: 'register' }],
    water: [{ text: "Kentucky's housing department licenses plumbers.", standing: 'register' }],
  },
  ask: {
    electrical: 'the Kentucky Department of Housing, Buildings and Construction',
    barrier: 'the local building inspector, or the Kentucky Department of Housing, Buildings and Construction',
  },
  questions: [
    'Which edition of the Kentucky code is in force, and what does it require for a fence?',
    'Does this Kentucky city require a local contractor license?',
  ],
};
