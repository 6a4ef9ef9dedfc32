import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Arizona licenses pool work by class, and its pool law is among the stricter ones: five feet of barrier outside, set back from the water. A city or county code may take its place.',
  facts: {
    license: [
      {
        text: 'In Arizona, class A-9 is for commercial pools and B-5 for residential ones, and KA-5 joins both.',
        standing: 'secondary',
        source: {
          name: 'Exam preparation courses that quote the scopes of the Arizona Registrar of Contractors',
          url: 'https://forums.examprep.org/contractors-license/seminars/arizona/arizona-a-9-and-b-5-swimming-pool-contractor-residential-commercial',
        },
      },
      {
        text: 'Repair classes of the Arizona registrar are printed as R-6, C-6 and CR-6.',
        standing: 'secondary',
        source: {
          name: 'Surety Bonds Direct, Arizona license classifications',
          url: 'https://www.suretybondsdirect.com/blog/arizona-contractors-license-classifications',
        },
      },
      {
        text: 'For a home pool, an Arizona contractor may ask for a deposit of up to 15 percent of the contract and later draws of up to 25 percent.',
        standing: 'secondary',
        source: { name: 'Trade association on Senate Bill 1116 of 2017', url: null },
      },
    ],
    permit: [
      {
        text: "Which Arizona cities replace the state's barrier rule by one of their own is not listed anywhere that we have read.",
        standing: 'unknown',
      },
    ],
    barrier: [
      {
        text: 'Arizona Revised Statutes 36-1681 covers pools that are 18 inches or deeper and wider than 8 feet, says a legal guide; a local code may govern instead.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arizona pool fence laws',
          url: 'https://legalclarity.org/arizona-pool-fence-laws-and-requirements',
        },
      },
      {
        text: 'The barrier stands 5 feet high on its outer side and 20 inches or more from the water, and no opening lets a 4-inch ball through.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arizona pool fence laws',
          url: 'https://legalclarity.org/arizona-pool-fence-laws-and-requirements',
        },
      },
      {
        text: 'Gates open away from the pool and close and latch themselves, with the latch at 54 inches or on the pool side.',
        standing: 'secondary',
        source: {
          name: 'Move Phoenix on residential pool safety',
          url: 'https://movephoenix.com/residential-pool-safety/',
        },
      },
      {
        text: "Where the house is one side, Arizona's rule asks for an inner 4-foot barrier, a keyed powered safety cover, or doors and windows that latch themselves.",
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arizona pool fence laws',
          url: 'https://legalclarity.org/arizona-pool-fence-laws-and-requirements',
        },
      },
      { text: 'The statute is said to bind homes in which a child under six lives.', standing: 'unchecked' },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Does this Arizona city apply section 36-1681 or a barrier code of its own?',
    "If the house wall closes the barrier, which of the state's alternatives will the inspector accept?",
  ],
};
