import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'In Alabama a pool needs a general contractor from $5,000 on. Other work does so much later. A fence rule of the state is not confirmed, so the permit office has the last word.',
  facts: {
    license: [
      {
        text: "Alabama's home builders board licenses residential structures above $10,000.",
        standing: 'official',
        source: {
          name: 'Alabama Home Builders Licensure Board, questions and answers',
          url: 'https://hblb.alabama.gov/faqs-miscellaneous/',
        },
      },
      {
        text: "Whether a home builder's license also covers a pool behind an Alabama house is not confirmed.",
        standing: 'unknown',
      },
      {
        text: 'The board has an exam of its own for pool builders.',
        standing: 'secondary',
        source: {
          name: 'Exam preparation course for Alabama pool contractors',
          url: 'https://forums.examprep.org/contractors-license/seminars/alabama/alabama-commercial-swmming-pool-contractor',
        },
      },
      {
        text: 'For other work in Alabama, one source starts at $50,000 and one at $100,000. Both give the same $5,000 for pools.',
        standing: 'secondary',
        source: {
          name: 'Data set that quotes the law of the general contractors board',
          url: 'https://huggingface.co/datasets/referencesource/general-contractor-license-thresholds-by-state',
        },
      },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    'Does your office ask to see the general contractors license before it issues a pool permit in Alabama?',
    'Is there a fence or gate standard in the code of this Alabama city or county, and on which page?',
  ],
};
