import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Wyoming licenses no contractors at the state level; towns and counties do, or nobody does. Ask both, since the line between them runs through many yards.',
  facts: {
    license: [],
    permit: [],
    barrier: [],
    electrical: [{ text: 'Electricians are said to be licensed by Wyoming itself.', standing: 'unchecked' }],
    water: [],
  },
  questions: [
    'Is this Wyoming address inside a town that licenses contractors, or under the county?',
    'Who inspects the bonding of the pool and the wiring of the pump here?',
    'Is there any fence rule for a home pool at this address?',
  ],
};
