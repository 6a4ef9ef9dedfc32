import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'We found no state contractor license in Wyoming. Towns and counties may have their own, so ask both.',
  facts: {
    license: [],
    permit: [],
    barrier: [],
    electrical: [{ text: 'Wyoming is said to license electricians at the state level.', standing: 'unchecked' }],
    water: [],
  },
  questions: [
    'Is this Wyoming address inside a town that licenses contractors, or do the county’s rules apply?',
    'Who inspects the pool bonding and the pump wiring here?',
    'Is there any fence rule for a home pool at this Wyoming address?',
  ],
};
