import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'North Carolina requires a license for jobs of $40,000 or more. Older pages still say $30,000. Under the residential code, the fence is part of the pool permit.',
  facts: {
    license: [
      {
        text: 'North Carolina raised the threshold from $30,000 to $40,000 on October 1, 2023.',
        standing: 'secondary',
        source: {
          name: 'CGS on North Carolina’s 2023 session laws',
          url: 'https://www.cgspllc.com/north-carolinas-anti-indemnification-statute-amended',
        },
      },
      {
        text: 'A limited North Carolina license covers jobs of up to $750,000. The next level goes up to $1.5 million.',
        standing: 'secondary',
        source: {
          name: 'Contractor exam seminars on the 2023 updates',
          url: 'https://www.contractorexamseminars.com/updates-to-n-c-general-contractors-licensing-to-note-for-2023/',
        },
      },
      {
        text: 'Three more classes cover pool work in North Carolina: Building, Residential and Public Utilities.',
        standing: 'register',
      },
    ],
    permit: [
      {
        text: 'In North Carolina, the pool permit also covers the fence (Appendix V of the code).',
        standing: 'official',
        source: {
          name: 'North Carolina Office of State Fire Marshal, swimming pool barrier permits',
          url: 'https://www.ncosfm.gov/administrative/2043-swimming-pool-barrier-permits-0',
        },
      },
    ],
    barrier: [
      {
        text: 'Section AV105 of the North Carolina code sets the rules for the fence.',
        standing: 'official',
        source: {
          name: 'North Carolina Office of State Fire Marshal, swimming pool barrier permits',
          url: 'https://www.ncosfm.gov/administrative/2043-swimming-pool-barrier-permits-0',
        },
      },
      {
        text: 'An older text, Appendix G, required a 48-inch barrier in North Carolina.',
        standing: 'secondary',
        source: {
          name: 'Big Kahuna Pools and Spas on pool fencing',
          url: 'https://www.bigkahunapoolsandspas.com/pools/pool-fencing/',
        },
      },
    ],
    electrical: [
      {
        text: 'In North Carolina, cleaning a pool does not require a license, but wiring its pump does.',
        standing: 'secondary',
        source: { name: 'Compliance guide for pool service in Durham', url: null },
      },
    ],
    water: [],
  },
  questions: [
    'Do you check the fence against section AV105 before the permit is closed?',
    'Does my job reach North Carolina’s $40,000 threshold for a license?',
  ],
};
