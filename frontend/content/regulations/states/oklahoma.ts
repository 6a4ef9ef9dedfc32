import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Oklahoma licenses electricians, plumbers and mechanical contractors through one board and leaves pool builders to local governments. We have not confirmed a state fence rule for home pools.',
  facts: {
    license: [],
    permit: [],
    barrier: [],
    electrical: [
      { text: 'Oklahoma’s Construction Industries Board licenses electrical contractors.', standing: 'register' },
    ],
    water: [
      {
        text: 'Oklahoma’s Construction Industries Board licenses plumbing and mechanical contractors.',
        standing: 'register',
      },
    ],
  },
  ask: {
    electrical: 'the Oklahoma Construction Industries Board',
    water: 'your water utility. For questions about plumbers, ask the Oklahoma Construction Industries Board',
  },
  questions: [
    'Does this Oklahoma city require a registration or a bond from a pool builder?',
    'Which fence and gate rules does the city check at inspection, and when?',
  ],
};
