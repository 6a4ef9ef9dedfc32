import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Illinois leaves the licensing of home pool contractors to its towns. Its Private Swimming Pool Enclosure Act requires a 42-inch barrier around a new outdoor pool. Many towns are said to require more.',
  facts: {
    license: [
      {
        text: 'The Illinois health department has to approve builders of public pools in advance. Home pools are exempt.',
        standing: 'copy',
        source: {
          name: 'Illinois Administrative Code 77-820.530',
          url: 'https://regulations.justia.com/states/illinois/title-77/part-820/subpart-f/section-820-530/',
        },
      },
    ],
    permit: [
      {
        text: 'A 2025 bill on pool permits and inspections in Illinois (House Bill 2495) went back to committee.',
        standing: 'copy',
        source: {
          name: 'Illinois House Bill 2495 (copy)',
          url: 'https://capitolkey.org/states/il/104th/hb/2495',
        },
      },
    ],
    barrier: [
      {
        text: 'A county page says that the act requires a 42-inch fence, wall or other barrier around a new outdoor pool at an Illinois home.',
        standing: 'secondary',
        source: {
          name: 'Rock Island County on swimming pools',
          url: 'https://www.rockislandcountyil.gov/591/Swimming-Pools',
        },
      },
      { text: 'Many Illinois towns are said to require a higher fence than the act does.', standing: 'unchecked' },
    ],
    electrical: [
      {
        text: 'Rock Island County cites Article 680 of the National Electrical Code for pool wiring.',
        standing: 'secondary',
        source: {
          name: 'Rock Island County on swimming pools',
          url: 'https://www.rockislandcountyil.gov/591/Swimming-Pools',
        },
      },
    ],
    water: [],
  },
  questions: [
    'Does this Illinois town require more than the 42 inches in the state act?',
    'Which license or registration does the town require of the pool contractor and its electrician?',
  ],
};
