import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Connecticut has one license for building in-ground pools, another for the plumbing, heating and wiring of them, and a third for assembling above-ground pools. A home pool gets no permit without an alarm.',
  facts: {
    license: [
      {
        text: "An above-ground pool is put up under Connecticut's swimming pool assembler license.",
        standing: 'secondary',
        source: {
          name: 'Connecticut regulations on pool assemblers, and the trade association NESPA',
          url: 'https://www.nespapool.org/Advocacy/Licensing-Around-the-Region/Connecticut',
        },
      },
      {
        text: 'A firm that builds and services pools needs both the SPB and the SP-1 license in Connecticut.',
        standing: 'official',
        source: {
          name: 'Connecticut Department of Consumer Protection, swimming pool and spa applications',
          url: 'https://portal.ct.gov/DCP/License-Services-Division/All-License-Applications/Swimming-Pool--Spa',
        },
      },
      {
        text: 'A trade page says that maintenance firms need a license as well; whether that includes cleaning alone in Connecticut is not confirmed.',
        standing: 'unknown',
      },
    ],
    permit: [
      {
        text: 'General Statutes 29-265a: no permit for a home pool in Connecticut without a pool alarm.',
        standing: 'copy',
        source: { name: 'Connecticut General Statutes 29-265a, read in a copy', url: null },
      },
    ],
    barrier: [
      {
        text: 'The alarm that Connecticut asks for sounds at 50 decibels or more when 15 pounds or more fall into the water.',
        standing: 'copy',
        source: { name: 'Connecticut General Statutes 29-265a, read in a copy', url: null },
      },
      {
        text: 'A barrier of 48 inches is said to follow from the State Building Code of Connecticut.',
        standing: 'unchecked',
      },
    ],
    electrical: [
      {
        text: "The SPB license does not cover ordinary electrical work outside the pool's own system.",
        standing: 'secondary',
        source: {
          name: 'Pool and Spa News on Connecticut licensing',
          url: 'https://www.poolspanews.com/business/legal-regulatory/connecticut-licensing-bill-introduced_o',
        },
      },
    ],
    water: [],
  },
  ask: { electrical: 'the Connecticut Department of Consumer Protection' },
  questions: [
    'Which alarm models does your office accept for the permit under section 29-265a?',
    'Who signs for the wiring from the house to the pool equipment, the SP-1 firm or an electrician of its own?',
  ],
};
