import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Indiana has no license for pool builders. It has a pool section in its residential code, which cities and counties enforce. Guides disagree on the fence height that the code requires.',
  facts: {
    license: [
      { text: 'Plumbing is the one building trade that Indiana licenses at the state level.', standing: 'register' },
    ],
    permit: [
      {
        text: "Local offices enforce the pool rules of Indiana's residential code.",
        standing: 'copy',
        source: { name: '675 Indiana Administrative Code 14-4.4-38 (copy)', url: null },
      },
    ],
    barrier: [
      {
        text: 'Section R326 of the residential code contains Indiana’s pool rules.',
        standing: 'copy',
        source: { name: '675 Indiana Administrative Code 14-4.4-38 (copy)', url: null },
      },
      {
        text: 'Some pages say the fence must be 4 feet high in Indiana; others say 5. One says that a powered cover is enough. Read R326 before you order a fence.',
        standing: 'secondary',
        source: { name: "Builders' pages on Indiana's pool code", url: null },
      },
    ],
    electrical: [],
    water: [{ text: 'Indiana licenses plumbers.', standing: 'register' }],
  },
  ask: { water: "your water utility. For questions about plumbers, ask the state's plumbing commission" },
  questions: [
    'What fence height does section R326 require here, and does Indiana accept a powered cover instead?',
    'Does the city or county register pool contractors, and for what fee?',
  ],
};
