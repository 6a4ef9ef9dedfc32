import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: "Minnesota counts skills: a firm that only installs pools, spas and hot tubs does one of them, and one that adds concrete or digging may need a builder's license. The rest is local.",
  facts: {
    license: [
      {
        text: 'A license is needed in Minnesota to contract with an owner of one to four units in more than one special skill; others register.',
        standing: 'official',
        source: {
          name: 'Minnesota Department of Labor and Industry, residential contractor licensing',
          url: 'https://www.dli.mn.gov/business/residential-contractors/residential-contractor-licensing',
        },
      },
      {
        text: 'Pools, spas and hot tubs stand together as one Minnesota skill, general installation specialties.',
        standing: 'register',
      },
      {
        text: 'Excavation and masonry or concrete are further skills in Minnesota.',
        standing: 'secondary',
        source: {
          name: 'Levelset on Minnesota contractor licenses',
          url: 'https://www.levelset.com/blog/minnesota-contractor-licensing/',
        },
      },
      {
        text: 'Another Minnesota page defined residential real estate as the dwelling and its garage only, which does not fit a pool in the yard.',
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
    "Does this firm's work on my pool count as one skill or as several under Minnesota's rule?",
    'Which barrier rule has this Minnesota city adopted?',
  ],
};
