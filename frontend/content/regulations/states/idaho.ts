import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Idaho registers contractors who take jobs over $2,000, and says outright that this is not a license. Electrical, plumbing and heating trades have their own licenses.',
  facts: {
    license: [
      {
        text: 'The board says that no exam is required to get an Idaho registration number.',
        standing: 'official',
        source: { name: 'Idaho Contractors Board, questions and answers', url: 'https://dopl.idaho.gov/con/con-faq/' },
      },
      {
        text: 'A company that only cleans pools reportedly does not need a registration number in Idaho.',
        standing: 'unchecked',
      },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Anyone who wires a pool in Idaho needs a license to do it.',
        standing: 'official',
        source: { name: 'Idaho Contractors Board, questions and answers', url: 'https://dopl.idaho.gov/con/con-faq/' },
      },
    ],
    water: [
      {
        text: 'Anyone who does plumbing or heating work on a pool in Idaho needs a license to do it.',
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
