import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Vermont registers residential contractors above $10,000, with a written contract and insurance; whether a pool counts is not settled. No state fence rule for home pools is known.',
  facts: {
    license: [
      {
        text: "Vermont's act covers work on dwellings of up to four units and their building or premises.",
        standing: 'official',
        source: {
          name: '26 Vermont Statutes chapter 106',
          url: 'https://legislature.vermont.gov/statutes/fullchapter/26/106',
        },
      },
      {
        text: 'The registration starts above $10,000 in Vermont.',
        standing: 'official',
        source: {
          name: 'Vermont Office of Professional Regulation, residential contractor questions',
          url: 'https://sos.vermont.gov/residential-contractors/residential-contractor-faqs',
        },
      },
      {
        text: 'Registered firms in Vermont use a written contract and carry insurance.',
        standing: 'secondary',
        source: { name: 'Brattleboro Reformer, April 3, 2023', url: null },
      },
      {
        text: "Whether a pool counts as work on the premises under Vermont's registration is not confirmed.",
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [{ text: 'Vermont is said to have no state rule on fences of home pools.', standing: 'unchecked' }],
    electrical: [],
    water: [],
  },
  questions: [
    'Does the town zone pools, and which setback applies on this Vermont lot?',
    "Does the firm's Vermont registration cover pools in your reading?",
  ],
};
