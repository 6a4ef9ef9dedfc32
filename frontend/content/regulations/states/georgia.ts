import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'In Georgia a firm that does pools and nothing else needs no state license. Its electrician and its plumber do. Trade press says that the model pool code has held in the whole state since January 2017.',
  facts: {
    license: [
      {
        text: "Georgia's list of free trades names pools: the dig, concrete, liners, pumps, decks, and the pool's own wires and pipes.",
        standing: 'register',
      },
      {
        text: 'Work beyond the pool itself needs a license. So do the trades of chapter 14, in any case.',
        standing: 'official',
        source: {
          name: 'Georgia Secretary of State, policy on limited-service specialty contractors',
          url: 'https://sos.ga.gov/page/limited-service-specialty-contractors-policy-statements',
        },
      },
      {
        text: "Up to $10,000 or 25 percent of a Georgia contract may be other work, a lawyer's guide says.",
        standing: 'secondary',
        source: { name: "Lawyer's guide on Avvo", url: null },
      },
      {
        text: 'A local page asks for a license or a certificate above $2,500. That does not fit what the board says.',
        standing: 'secondary',
        source: { name: 'Thurman Street Collective, local page', url: null },
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'The model code was reported as binding from January 2017. Which edition Georgia uses now is not confirmed.',
        standing: 'secondary',
        source: {
          name: 'AQUA Magazine on the model pool code, 2016',
          url: 'https://www.aquamagazine.com/news/ispsc-now-mandatory-in-eight-states.html',
        },
      },
    ],
    electrical: [
      {
        text: 'Those who wire hold a state license in Georgia.',
        standing: 'secondary',
        source: { name: "Lawyer's guide on Avvo", url: null },
      },
    ],
    water: [
      {
        text: 'Those who plumb hold a state license in Georgia.',
        standing: 'secondary',
        source: { name: "Lawyer's guide on Avvo", url: null },
      },
    ],
  },
  questions: [
    'Which edition of the pool and spa code does this Georgia county enforce?',
    'Does the county want a certificate of its own from pool firms?',
  ],
};
