import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Idaho lists firms that take jobs above $2,000 and says that this is no license. Trades that touch wire, water and heat have licenses of their own.',
  facts: {
    license: [
      {
        text: 'The board says so itself: there is no exam behind an Idaho number.',
        standing: 'official',
        source: { name: 'Idaho Contractors Board, questions and answers', url: 'https://dopl.idaho.gov/con/con-faq/' },
      },
      { text: 'A firm that only cleans is said not to need the number in Idaho.', standing: 'unchecked' },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Those who wire a pool in Idaho need a license for that.',
        standing: 'official',
        source: { name: 'Idaho Contractors Board, questions and answers', url: 'https://dopl.idaho.gov/con/con-faq/' },
      },
    ],
    water: [
      {
        text: 'Those who plumb or heat a pool in Idaho need a license for that.',
        standing: 'official',
        source: { name: 'Idaho Contractors Board, questions and answers', url: 'https://dopl.idaho.gov/con/con-faq/' },
      },
    ],
  },
  ask: { electrical: 'the Idaho Division of Occupational and Professional Licenses' },
  questions: [
    "Who checks the electrician's license on an Idaho pool job, your office or the state?",
    'Is there a fence ordinance in this Idaho city, and does it count a locking spa cover as a barrier?',
  ],
};
