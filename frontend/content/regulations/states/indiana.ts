import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Indiana has no license for pool builders. It has a pool section in its code for homes, which cities and counties enforce. Guides do not agree on the fence height in it.',
  facts: {
    license: [{ text: 'Plumbing is the one building trade that Indiana licenses as a state.', standing: 'register' }],
    permit: [
      {
        text: "The state's code for homes has pool rules, which local offices enforce.",
        standing: 'copy',
        source: { name: '675 Indiana Administrative Code 14-4.4-38, read in a copy', url: null },
      },
    ],
    barrier: [
      {
        text: 'Section R326 of that code is where Indiana says what it asks of a pool.',
        standing: 'copy',
        source: { name: '675 Indiana Administrative Code 14-4.4-38, read in a copy', url: null },
      },
      {
        text: 'Some pages give 4 feet for the fence and some 5. One says that a powered cover will do instead. Read R326 before you order.',
        standing: 'secondary',
        source: { name: "Builders' pages on Indiana's pool code", url: null },
      },
    ],
    electrical: [],
    water: [{ text: 'Plumbers are licensed by the state of Indiana.', standing: 'register' }],
  },
  ask: { water: "your water utility, and the state's plumbing commission about plumbers" },
  questions: [
    'What height does section R326 ask for here, and will a powered cover do instead in Indiana?',
    'Does the city or county register pool contractors, and at what fee?',
  ],
};
