import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'In Alaska a pool or hot tub firm signs up with the state before its first bid. Pool and spa pipes count as mechanical work. Fences are up to the borough or city.',
  facts: {
    license: [
      {
        text: 'In Alaska, mechanical work takes in what the Uniform Swimming Pool, Spa and Hot Tub Code covers.',
        standing: 'register',
      },
      {
        text: 'General, mechanical and specialty contractors register in Alaska.',
        standing: 'official',
        source: {
          name: 'Alaska Division of Corporations, Business and Professional Licensing',
          url: 'https://www.commerce.alaska.gov/web/cbpl/ProfessionalLicensing/ConstructionContractors.aspx',
        },
      },
      {
        text: 'An Alaska handyman may take jobs of up to $10,000. A specialty firm may join three trades on one job.',
        standing: 'secondary',
        source: { name: 'LegalClarity on Alaska contractor licenses', url: null },
      },
      {
        text: 'Is one of the trades named after pools, and must a firm that only cleans sign up? We do not know.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [],
    electrical: [
      {
        text: 'Those who wire or plumb in Alaska hold a card from the labor department.',
        standing: 'copy',
        source: { name: 'Form of the Alaska commerce department, read in a copy', url: null },
      },
    ],
    water: [],
  },
  ask: { electrical: 'the Alaska Department of Labor and Workforce Development' },
  questions: [
    'Do the pipes of my pool or hot tub count as mechanical work here?',
    'Has this Alaska borough or city a fence rule for home pools and tubs?',
  ],
};
