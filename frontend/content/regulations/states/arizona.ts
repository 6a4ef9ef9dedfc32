import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Arizona licenses pool work by class, and it has one of the stricter fence laws: the fence must be five feet high and set back from the water. A city or county code may replace it.',
  facts: {
    license: [
      {
        text: 'In Arizona, class A-9 covers commercial pools, B-5 covers residential pools, and KA-5 covers both.',
        standing: 'register',
      },
      {
        text: 'The Arizona registrar’s repair classes are listed as R-6, C-6 and CR-6.',
        standing: 'secondary',
        source: {
          name: 'Surety Bonds Direct, Arizona license classifications',
          url: 'https://www.suretybondsdirect.com/blog/arizona-contractors-license-classifications',
        },
      },
      {
        text: 'The handyman exemption for jobs under $1,000 does not help a pool builder, because it does not cover work that needs a permit.',
        standing: 'copy',
        source: { name: 'Arizona Revised Statutes 32-1121 (copy)', url: null },
        read: '2026-11-26',
      },
    ],
    permit: [
      {
        text: 'We have not found a list of the Arizona cities that replace the state barrier rule with their own.',
        standing: 'unknown',
      },
    ],
    barrier: [
      {
        text: 'Arizona Revised Statutes 36-1681 covers pools that are at least 18 inches deep and wider than 8 feet. A local code may apply instead.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arizona pool fence laws',
          url: 'https://legalclarity.org/arizona-pool-fence-laws-and-requirements',
        },
      },
      {
        text: 'The state rule does not apply to a home where all residents are six or older.',
        standing: 'copy',
        source: { name: 'Arizona Revised Statutes 36-1681 (copy)', url: null },
        read: '2026-11-26',
      },
      {
        text: 'An Arizona pool barrier must be 5 feet high on the outside and at least 20 inches from the water. No opening may let a 4-inch ball through.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arizona pool fence laws',
          url: 'https://legalclarity.org/arizona-pool-fence-laws-and-requirements',
        },
      },
      {
        text: 'In Arizona, gates must open away from the pool and close and latch by themselves, with the latch at least 54 inches up, or on the pool side.',
        standing: 'secondary',
        source: {
          name: 'Move Phoenix on residential pool safety',
          url: 'https://movephoenix.com/residential-pool-safety/',
        },
      },
      {
        text: 'Where the house forms one side of the barrier, Arizona requires an inner 4-foot barrier, a key-operated powered safety cover, or self-latching doors and windows.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arizona pool fence laws',
          url: 'https://legalclarity.org/arizona-pool-fence-laws-and-requirements',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Does this Arizona city apply section 36-1681 or its own barrier code?',
    "If the house wall completes the barrier, which of the state's alternatives will the inspector accept?",
  ],
};
