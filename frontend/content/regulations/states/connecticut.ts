import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'In Connecticut, one license covers building inground pools. A second covers their plumbing, heating and wiring, and a third covers above-ground pools. You cannot get a permit for a home pool without an alarm.',
  facts: {
    license: [
      {
        text: 'Connecticut has a swimming pool assembler license for above-ground pools.',
        standing: 'secondary',
        source: {
          name: 'NESPA, a trade association, on Connecticut licenses',
          url: 'https://www.nespapool.org/Advocacy/Licensing-Around-the-Region/Connecticut',
        },
      },
      {
        text: 'To build and service pools in Connecticut, a company needs both the SPB and the SP-1 license.',
        standing: 'official',
        source: {
          name: 'Connecticut Department of Consumer Protection, swimming pool and spa applications',
          url: 'https://portal.ct.gov/DCP/License-Services-Division/All-License-Applications/Swimming-Pool--Spa',
        },
      },
      {
        text: 'Under Connecticut law, pool repair work includes work on the shell, tile, finish and liner. It also includes draining, acid washing and backwashing.',
        standing: 'copy',
        source: {
          name: 'Connecticut General Statutes 20-417aa',
          url: 'https://lawserver.com/law/state/connecticut/ct-laws/connecticut_statutes_20-417aa',
        },
        read: '2026-11-27',
      },
      { text: 'We have not confirmed whether cleaning alone needs a license in Connecticut.', standing: 'unknown' },
    ],
    permit: [
      {
        text: 'In Connecticut, no permit is issued for a home pool without a pool alarm (General Statutes 29-265a).',
        standing: 'copy',
        source: { name: 'Connecticut General Statutes 29-265a (copy)', url: null },
      },
    ],
    barrier: [
      {
        text: 'In Connecticut, the alarm must sound at 50 decibels or more when anything weighing 15 pounds or more falls into the pool.',
        standing: 'copy',
        source: { name: 'Connecticut General Statutes 29-265a (copy)', url: null },
      },
      {
        text: 'The Connecticut State Building Code is said to require a 48-inch barrier.',
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
    'Who is responsible for the wiring from the house to the pool equipment, the SP-1 contractor or a separate electrician?',
  ],
};
