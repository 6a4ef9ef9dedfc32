import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Delaware registers contractors for both construction and maintenance, and there is no exam. We know of no license class for pools, and fences are left to local codes.',
  facts: {
    license: [
      {
        text: "The Office of Contractor Registration in Delaware's Department of Labor issues the registration certificate.",
        standing: 'official',
        source: {
          name: 'Delaware Department of Labor, Contractor Registration Act',
          url: 'https://labor.delaware.gov/divisions/industrial-affairs/labor-law/contractor-registration-act/',
        },
      },
      {
        text: 'Delaware contractors also need a business license from the Division of Revenue.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Delaware contractor licenses',
          url: 'https://legalclarity.org/delaware-contractors-license-who-needs-one-and-how-to-get-it',
        },
      },
      { text: 'Delaware is said to have no trade exam for pool builders.', standing: 'unchecked' },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    'Does the county or the town issue the permit here, and whose fence rule applies?',
    'Do you check for a Delaware registration certificate when someone applies for a permit?',
  ],
};
