import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Vermont registers residential contractors for jobs over $10,000 and requires them to use a written contract and carry insurance. We have not confirmed whether a pool counts. We know of no state fence rule for home pools.',
  facts: {
    license: [
      {
        text: "Vermont's act covers work on homes, and on buildings or premises with up to four homes.",
        standing: 'official',
        source: {
          name: '26 Vermont Statutes chapter 106',
          url: 'https://legislature.vermont.gov/statutes/fullchapter/26/106',
        },
      },
      {
        text: 'Vermont requires registration for jobs over $10,000.',
        standing: 'official',
        source: {
          name: 'Vermont Office of Professional Regulation, residential contractor questions',
          url: 'https://sos.vermont.gov/residential-contractors/residential-contractor-faqs',
        },
      },
      {
        text: 'Registered contractors in Vermont must use a written contract and carry insurance.',
        standing: 'secondary',
        source: { name: 'Brattleboro Reformer, April 3, 2023', url: null },
      },
      {
        text: "We have not confirmed whether a pool counts as work on the premises under Vermont's registration law.",
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [{ text: 'Vermont is said to have no state rule on home pool fences.', standing: 'unchecked' }],
    electrical: [],
    water: [],
  },
  questions: [
    'Do the town’s zoning rules cover pools, and which setback applies on this Vermont lot?',
    "In your office's view, does the contractor's Vermont registration cover pools?",
  ],
};
