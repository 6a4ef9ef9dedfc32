import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Louisiana has a pool classification for jobs over $7,500. A home improvement registration is not enough for them. The four-foot rule that many pages quote is for public pools.',
  facts: {
    license: [
      {
        text: 'A home builder without the pool classification must hire a Louisiana contractor that holds it.',
        standing: 'official',
        source: {
          name: 'Louisiana State Licensing Board for Contractors, types of licenses',
          url: 'https://lslbc.louisiana.gov/types-of-licenses/',
        },
      },
      {
        text: 'Commercial pool work of $50,000 or more requires the pool classification in Louisiana.',
        standing: 'secondary',
        source: {
          name: 'Pool and Spa News on Louisiana licensing',
          url: 'https://www.poolspanews.com/business/legal-regulatory/louisiana-tightens-licensing_o',
        },
      },
      { text: 'Louisiana may have changed these amounts since 2021. We have not confirmed them.', standing: 'unknown' },
    ],
    permit: [],
    barrier: [
      {
        text: 'Title 51 of the Louisiana code, which contains the 4-foot rule, covers public pools.',
        standing: 'secondary',
        source: {
          name: 'LegalBeagle on Louisiana pool fences',
          url: 'https://legalbeagle.com/6658427-louisiana-swimming-pool-fencing-requirements.html',
        },
      },
      {
        text: 'Bossier requires a 4-foot pool fence, according to a local radio station.',
        standing: 'secondary',
        source: {
          name: 'K945, a local radio station',
          url: 'https://k945.com/protecting-your-family-are-you-meeting-louisianas-swimming-pool-requirements/',
        },
      },
      {
        text: 'Jefferson Parish applies section 305 of the model pool code. Doors that lead to the pool need alarms.',
        standing: 'secondary',
        source: {
          name: 'City Rule Lookup on Jefferson Parish',
          url: 'https://www.cityrulelookup.com/swimming-pools/safety-rules/jefferson-parish-la',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Which fence rule does this Louisiana parish apply, and does it require door alarms?',
    'What do you accept as proof that the contractor holds the pool classification?',
  ],
};
