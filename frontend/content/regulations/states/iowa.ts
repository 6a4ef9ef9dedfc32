import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Iowa registers contractors who earn $2,000 or more a year from construction. There is no exam and no separate class of license for pools. Fence rules are local.',
  facts: {
    license: [
      {
        text: "Iowa's definition of construction is broad and includes alteration and repair for pay.",
        standing: 'official',
        source: {
          name: 'Iowa Department of Inspections, Appeals and Licensing, contractor registration',
          url: 'https://dial.iowa.gov/i-need/licenses/building/contractors',
        },
      },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [
      {
        text: 'Plumbing and mechanical contractors in Iowa register through a separate board.',
        standing: 'official',
        source: {
          name: 'Iowa Department of Inspections, Appeals and Licensing, contractor registration',
          url: 'https://dial.iowa.gov/i-need/licenses/building/contractors',
        },
      },
    ],
  },
  questions: [
    'Does this Iowa city have a pool ordinance, and how deep does a pool have to be before the ordinance applies?',
    'Which Iowa registration number should be on the permit application?',
  ],
};
