import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'New Mexico licenses pool contractors as class GS-25 and has its own swimming pool code, updated for permits applied for on or after August 1, 2026. That code is about piping and equipment. We have not read the fence rules.',
  facts: {
    license: [
      {
        text: 'In New Mexico, all contracting requires a license in the class that matches the work.',
        standing: 'copy',
        source: {
          name: 'New Mexico Administrative Code 14.6.3.8',
          url: 'https://regulations.justia.com/states/new-mexico/title-14/chapter-6/part-3/section-14-6-3-8',
        },
      },
    ],
    permit: [
      {
        text: 'Permits applied for on or after August 1, 2026, fall under the 2024 New Mexico Swimming Pool, Spa and Hot Tub Code.',
        standing: 'official',
        source: { name: 'New Mexico Register, June 23, 2026, 14.8.3 NMAC', url: null },
      },
    ],
    barrier: [
      {
        text: "New Mexico's pool code adopts the uniform code rather than the model code with the barrier section. We have not confirmed which fence rules apply.",
        standing: 'unknown',
      },
    ],
    electrical: [],
    water: [
      {
        text: 'The 2024 code covers the plumbing and mechanical systems of pools in New Mexico.',
        standing: 'official',
        source: { name: 'New Mexico Register, June 23, 2026, 14.8.3 NMAC', url: null },
      },
      {
        text: 'Before that, New Mexico used the 2009 uniform code.',
        standing: 'official',
        source: {
          name: 'New Mexico Administrative Code 14.8.3',
          url: 'https://www.nmcpr.state.nm.us/nmac/parts/title14/14.008.0003.htm',
        },
      },
    ],
  },
  ask: { barrier: "the local building department, or New Mexico's Construction Industries Division" },
  questions: [
    'Was this permit applied for before or after August 1, 2026, and which New Mexico pool code applies?',
    'Where does the fence requirement come from in this city or county?',
  ],
};
