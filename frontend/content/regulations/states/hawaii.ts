import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Hawaii’s contractors board has three license classes for pools and hot tubs. Counties set the barrier rules, and we have not read the county codes.',
  facts: {
    license: [
      {
        text: "Exhibit A to chapter 16-77 of the administrative rules lists Hawaii's specialty classes.",
        standing: 'copy',
        source: { name: 'Hawaii Administrative Rules 16-77 (copy)', url: null },
      },
      {
        text: 'A 2026 bill says that Hawaii has exempted jobs of up to $1,500 since Act 283 of 2019. Another page says $1,000.',
        standing: 'copy',
        source: {
          name: 'House Bill 846 of 2026 (copy)',
          url: 'https://keepinglawsimple.org/states/hawaii/bills/2026/HB846',
        },
      },
      {
        text: 'We have not confirmed whether Hawaii requires a class C-49a license for cleaning alone.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      { text: 'We have not read the barrier rules of Hawaii County, Honolulu, Maui or Kauai.', standing: 'unknown' },
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
        text: 'The state rule for public pools does not cover pools and spas at private homes in Hawaii.',
        standing: 'copy',
        source: {
          name: 'Hawaii Administrative Rules 11-10-1',
          url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-11-10-1',
        },
      },
    ],
  },
  ask: { barrier: 'the building division of your county' },
  questions: [
    'Which section of this Hawaii county’s code sets the fence height and latch requirements?',
    'Does the county also require a permit for a portable spa?',
  ],
};
