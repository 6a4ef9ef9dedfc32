import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Oklahoma licenses electricians, plumbers and mechanical contractors through one board and leaves pool builders to local offices. No state fence rule for home pools is confirmed.',
  facts: {
    license: [],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Electrical contractors are licensed by the Construction Industries Board of Oklahoma.',
        standing: 'register',
      },
    ],
    water: [
      {
        text: 'Plumbing and mechanical contractors are licensed by the Construction Industries Board of Oklahoma.',
        standing: 'register',
      },
    ],
  },
  ask: {
    electrical: 'the Oklahoma Construction Industries Board',
    water: 'your water utility, and the Oklahoma Construction Industries Board about plumbers',
  },
  questions: [
    'Does this Oklahoma city ask a pool builder for a registration or a bond?',
    'Which fence and gate rules does the city inspect, and when?',
  ],
};
