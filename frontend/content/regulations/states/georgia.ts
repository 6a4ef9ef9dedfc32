import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'In Georgia, a contractor that builds only pools needs no state license, but its electrician and plumber do. The trade press says that the model pool code has applied statewide since January 2017.',
  facts: {
    license: [
      {
        text: "Georgia's list of exempt trades includes pool work: excavation, concrete, liners, equipment, decks, and the pool's own wiring and piping.",
        standing: 'register',
      },
      {
        text: 'Work beyond the pool itself requires a Georgia license. Wiring, plumbing and HVAC work always requires one.',
        standing: 'official',
        source: {
          name: 'Georgia Secretary of State, policy on limited-service specialty contractors',
          url: 'https://sos.ga.gov/page/limited-service-specialty-contractors-policy-statements',
        },
      },
      {
        text: "Up to $10,000 or 25 percent of a Georgia contract may be other work, a lawyer's guide says.",
        standing: 'secondary',
        source: {
          name: "Lawyer's guide on Avvo",
          url: 'https://www.avvo.com/legal-guides/ugc/residential-and-general-contractors---georgia-state-license',
        },
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'The model code has reportedly been binding since January 2017. We have not confirmed which edition Georgia uses now.',
        standing: 'secondary',
        source: {
          name: 'AQUA Magazine on the model pool code, 2016',
          url: 'https://www.aquamagazine.com/news/ispsc-now-mandatory-in-eight-states.html',
        },
      },
    ],
    electrical: [
      {
        text: 'Georgia licenses electricians.',
        standing: 'secondary',
        source: {
          name: "Lawyer's guide on Avvo",
          url: 'https://www.avvo.com/legal-guides/ugc/residential-and-general-contractors---georgia-state-license',
        },
      },
    ],
    water: [
      {
        text: 'Georgia licenses plumbers.',
        standing: 'secondary',
        source: {
          name: "Lawyer's guide on Avvo",
          url: 'https://www.avvo.com/legal-guides/ugc/residential-and-general-contractors---georgia-state-license',
        },
      },
    ],
  },
  questions: [
    'Which edition of the pool and spa code does this Georgia county enforce?',
    'Does the county require its own certificate from pool contractors?',
  ],
};
