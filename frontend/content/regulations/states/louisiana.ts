import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Louisiana has a pool class for jobs above $7,500. To be listed for home improvement is not enough. The four-foot rule that so many pages quote is for public pools.',
  facts: {
    license: [
      {
        text: 'A home builder without the pool class hires a Louisiana firm that holds it.',
        standing: 'official',
        source: {
          name: 'Louisiana State Licensing Board for Contractors, types of licenses',
          url: 'https://lslbc.louisiana.gov/types-of-licenses/',
        },
      },
      {
        text: 'For a business, pool work needs the class from $50,000 on in Louisiana.',
        standing: 'secondary',
        source: {
          name: 'Pool and Spa News on Louisiana licensing',
          url: 'https://www.poolspanews.com/business/legal-regulatory/louisiana-tightens-licensing_o',
        },
      },
      { text: 'The law may have moved these amounts after 2021. We do not know.', standing: 'unknown' },
    ],
    permit: [],
    barrier: [
      {
        text: 'Title 51 of the code, where the 4-foot rule stands, is about public pools.',
        standing: 'secondary',
        source: {
          name: 'LegalBeagle on Louisiana pool fences',
          url: 'https://legalbeagle.com/6658427-louisiana-swimming-pool-fencing-requirements.html',
        },
      },
      {
        text: 'Bossier asks for 4 feet, a local station reported.',
        standing: 'secondary',
        source: {
          name: 'K945, local radio',
          url: 'https://k945.com/protecting-your-family-are-you-meeting-louisianas-swimming-pool-requirements/',
        },
      },
      {
        text: 'Jefferson Parish goes by section 305 of the model pool code. Doors to the pool need alarms.',
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
    'Which fence text does this Louisiana parish go by, and does it want alarms on doors?',
    'What do you take as proof that the firm holds the pool class?',
  ],
};
