import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Mississippi has a pool specialty for those who build, mend and service. From which price on it is needed at a home is the open point.',
  facts: {
    license: [
      { text: 'It leaves out sewer, drinking water, house wiring and solar heat.', standing: 'register' },
      {
        text: 'One page gives $50,000 for new work and $10,000 for a remodel in Mississippi.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Mississippi contractor licenses',
          url: 'https://legalclarity.org/do-you-need-a-contractors-license-in-mississippi',
        },
      },
      { text: 'Which of the two holds for a home pool is not known.', standing: 'unknown' },
      { text: 'To clean a pool is said to need no license in Mississippi.', standing: 'unchecked' },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'House wiring is not part of the pool specialty, so someone else with a license does it.',
        standing: 'register',
      },
    ],
    water: [
      {
        text: 'Ties to sewer and drinking water are not part of the pool specialty in Mississippi.',
        standing: 'register',
      },
    ],
  },
  questions: [
    'From which price on do you ask for the pool specialty?',
    'Is there a fence ordinance in this Mississippi city or county?',
  ],
};
