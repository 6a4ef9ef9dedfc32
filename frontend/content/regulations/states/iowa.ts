import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Iowa registers whoever earns $2,000 a year with construction, in very broad words and without an exam. Pools have no class of their own, and fences are local.',
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
        text: 'Plumbing and mechanical firms in Iowa register through a board of their own.',
        standing: 'official',
        source: {
          name: 'Iowa Department of Inspections, Appeals and Licensing, contractor registration',
          url: 'https://dial.iowa.gov/i-need/licenses/building/contractors',
        },
      },
    ],
  },
  questions: [
    'Does this Iowa city have a pool ordinance, and does it start at a certain depth?',
    'Which Iowa registration number should stand on the permit application?',
  ],
};
