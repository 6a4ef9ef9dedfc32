import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: "Hawaii has three pool and tub classes under its contractors board. Barriers are a county matter, and only one county's text has come to us, by way of a forum.",
  facts: {
    license: [
      {
        text: "Hawaii's specialty classes are listed in Exhibit A to chapter 16-77 of its administrative rules.",
        standing: 'official',
        source: { name: 'Hawaii Administrative Rules 16-77', url: null },
      },
      {
        text: 'A bill of 2026 says that small jobs in Hawaii have been exempt up to $1,500 since Act 283 of 2019; another page prints $1,000.',
        standing: 'copy',
        source: {
          name: 'House Bill 846 of 2026, read in a copy',
          url: 'https://keepinglawsimple.org/states/hawaii/bills/2026/HB846',
        },
      },
      { text: 'Whether cleaning alone asks for class C-49a in Hawaii is not confirmed.', standing: 'unknown' },
    ],
    permit: [],
    barrier: [
      {
        text: 'A text of Hawaii County, quoted in a forum: pools of 18 inches or deeper, 4 feet around a home pool, no opening for a 4-inch ball, a gate that closes itself and latches at 4 feet.',
        standing: 'secondary',
        source: { name: 'Punaweb forum', url: null },
      },
      { text: 'The barrier rules of Honolulu, Maui and Kauai have not been read.', standing: 'unknown' },
    ],
    electrical: [
      {
        text: 'Electrical contractors are class C-13 in Hawaii.',
        standing: 'secondary',
        source: {
          name: 'Contractor Campus on Hawaii license classes',
          url: 'https://contractorcampus.com/hawaii-contractor-licenses/contractor-licensing-board.html',
        },
      },
    ],
    water: [
      {
        text: 'Plumbing contractors are class C-37 in Hawaii.',
        standing: 'secondary',
        source: {
          name: 'Contractor Campus on Hawaii license classes',
          url: 'https://contractorcampus.com/hawaii-contractor-licenses/contractor-licensing-board.html',
        },
      },
      {
        text: "The state's rule for public pools leaves out pools and spas of private homes in Hawaii.",
        standing: 'official',
        source: {
          name: 'Hawaii Administrative Rules 11-10-1',
          url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-11-10-1',
        },
      },
    ],
  },
  ask: { barrier: 'the building division of your county' },
  questions: [
    'Which section of the county code of this Hawaiian island sets fence height and latch?',
    'Does the county want a permit for a portable spa as well?',
  ],
};
