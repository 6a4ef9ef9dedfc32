import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Mississippi has a pool specialty for contractors who build, repair and service pools. We have not confirmed the job price at which a home pool requires it.',
  facts: {
    license: [
      {
        text: 'The Mississippi specialty does not cover sewer, drinking water or electrical connections, or solar heating.',
        standing: 'register',
      },
      {
        text: 'One page puts the job price at which Mississippi requires a license at $50,000 for new work and $10,000 for remodeling.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Mississippi contractor licenses',
          url: 'https://legalclarity.org/do-you-need-a-contractors-license-in-mississippi',
        },
      },
      { text: 'We do not know which of these amounts applies to a home pool in Mississippi.', standing: 'unknown' },
      { text: 'Pool cleaning is said to need no license in Mississippi.', standing: 'unchecked' },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Electrical connections are not part of the Mississippi pool specialty, so a separate electrician makes them.',
        standing: 'register',
      },
    ],
    water: [
      {
        text: 'Connections to sewer and drinking water are not part of the pool specialty in Mississippi.',
        standing: 'register',
      },
    ],
  },
  questions: [
    'At what job price do you require the pool specialty?',
    'Is there a fence ordinance in this Mississippi city or county?',
  ],
};
