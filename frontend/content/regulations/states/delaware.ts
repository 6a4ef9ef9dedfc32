import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Delaware registers contractors for building and for maintenance alike, without an exam. A class for pools is not known, and fences are left to local codes.',
  facts: {
    license: [
      {
        text: "Delaware's certificate is issued by the Department of Labor's Office of Contractor Registration.",
        standing: 'official',
        source: {
          name: 'Delaware Department of Labor, Contractor Registration Act',
          url: 'https://labor.delaware.gov/divisions/industrial-affairs/labor-law/contractor-registration-act/',
        },
      },
      {
        text: 'A business license of the Division of Revenue comes on top in Delaware.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Delaware contractor licenses',
          url: 'https://legalclarity.org/delaware-contractors-license-who-needs-one-and-how-to-get-it',
        },
      },
      { text: 'No trade exam for pool builders is known in Delaware.', standing: 'unchecked' },
    ],
    permit: [],
    barrier: [],
    electrical: [],
    water: [],
  },
  questions: [
    'Is the permit issued by the county or by the town here, and whose fence rule counts?',
    'Do you ask for the Delaware registration certificate with the permit papers?',
  ],
};
