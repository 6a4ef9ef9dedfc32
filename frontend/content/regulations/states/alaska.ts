import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'In Alaska, a pool or hot tub contractor must register with the state before submitting its first bid. Pool and spa piping counts as mechanical work. Fence rules are up to the borough or city.',
  facts: {
    license: [
      {
        text: 'In Alaska, mechanical work includes the work covered by the Uniform Swimming Pool, Spa and Hot Tub Code.',
        standing: 'register',
      },
      {
        text: 'Alaska registers general, mechanical and specialty contractors.',
        standing: 'official',
        source: {
          name: 'Alaska Division of Corporations, Business and Professional Licensing',
          url: 'https://www.commerce.alaska.gov/web/cbpl/ProfessionalLicensing/ConstructionContractors.aspx',
        },
      },
      {
        text: 'An Alaska handyman may take jobs of up to $10,000. A specialty contractor may combine up to three trades on one job.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Alaska contractor licenses',
          url: 'https://legalclarity.org/how-to-get-an-alaska-contractors-license',
        },
      },
      {
        text: 'We have not confirmed whether Alaska treats pools as a separate trade or requires companies that only clean pools to register.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Anyone who does electrical or plumbing work in Alaska needs a card from the labor department.',
        standing: 'copy',
        source: { name: 'Alaska commerce department form (copy)', url: null },
      },
    ],
    water: [],
  },
  ask: { electrical: 'the Alaska Department of Labor and Workforce Development' },
  questions: [
    'Does the piping for my pool or hot tub count as mechanical work here?',
    'Does this Alaska borough or city have a fence rule for home pools and hot tubs?',
  ],
};
