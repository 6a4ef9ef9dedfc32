import type { StateRegulations } from '../types.js';

const building = 'the DC Department of Buildings';

export const regulations: StateRegulations = {
  updated: '2026-11-27',
  lead: 'The District of Columbia is city and state in one, so one government licenses the contractor, issues the permit and inspects the pool. What it requires of home pools is mostly not confirmed yet.',
  facts: {
    license: [
      {
        text: 'Anyone who does business in the District needs a basic business license from the Department of Licensing and Consumer Protection.',
        standing: 'secondary',
        source: {
          name: 'Fullerton & Knowles on contractor licenses in the District of Columbia',
          url: 'https://fullertonlaw.com/newsletters-published/district-of-columbia-contractors-licenses',
        },
        read: '2026-11-27',
      },
      {
        text: 'Work on homes is said to take a license endorsement for home improvement contractors there; whether it covers a new pool is not confirmed.',
        standing: 'unchecked',
      },
    ],
    permit: [
      {
        text: 'A pool there is generally said to take permits of the Department of Buildings, and inspections before it is used.',
        standing: 'unchecked',
      },
    ],
    barrier: [
      {
        text: 'What has to stand around a home pool in the District has not been looked into. The Department of Buildings applies its construction codes.',
        standing: 'unknown',
      },
    ],
    electrical: [],
    water: [],
  },
  ask: {
    permit: building,
    barrier: building,
    electrical: building,
    water: `DC Water and ${building}`,
  },
  questions: [
    'Which license endorsement must a contractor have to build a pool at a home in the District?',
    'What fence, gate and alarm do the construction codes of the District require around a home pool?',
  ],
};
