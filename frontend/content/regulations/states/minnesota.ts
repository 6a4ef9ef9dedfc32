import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: "Minnesota licenses contractors by the number of skills they offer. A contractor that only installs pools, spas and hot tubs offers one skill. A contractor that adds concrete or excavation may need a builder's license. Other rules are local.",
  facts: {
    license: [
      {
        text: 'For work on homes with one to four units, Minnesota licenses contractors who offer more than one special skill. Other contractors register.',
        standing: 'official',
        source: {
          name: 'Minnesota Department of Labor and Industry, residential contractor licensing',
          url: 'https://www.dli.mn.gov/business/residential-contractors/residential-contractor-licensing',
        },
      },
      {
        text: 'Minnesota counts pools, spas and hot tubs together as one skill, general installation specialties.',
        standing: 'register',
      },
      {
        text: 'Excavation and masonry or concrete are additional skills in Minnesota.',
        standing: 'secondary',
        source: {
          name: 'Levelset on Minnesota contractor licenses',
          url: 'https://www.levelset.com/blog/minnesota-contractor-licensing/',
        },
      },
      {
        text: 'Another Minnesota page defined residential real estate as only the house and its garage, which would leave out a pool in the yard.',
        standing: 'official',
        source: {
          name: 'Minnesota Department of Labor and Industry, who needs a license',
          url: 'https://www.dli.mn.gov/CCLD/RBCWho.asp',
        },
      },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    "Does this contractor's work on my pool count as one skill or as several under Minnesota's rule?",
    'Which barrier rule has this Minnesota city adopted?',
  ],
};
