import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Oregon requires anyone who is paid for construction or repair work to have a license. A contractor that advertises needs the license even for small jobs. The residential code has a section on pools that calls for a four-foot fence.',
  facts: {
    license: [
      {
        text: 'Small jobs under $1,000 by someone who does not advertise are exempt in Oregon (ORS 701.010).',
        standing: 'copy',
        source: { name: 'Oregon Revised Statutes 701.010', url: 'https://oregon.public.law/statutes/ors_701.010' },
      },
      {
        text: 'We have not confirmed whether a company that only cleans needs an Oregon license.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: "A city page says that Oregon's pool rules cover any water deeper than 24 inches, including hot tubs.",
        standing: 'secondary',
        source: {
          name: 'City of West Linn on pools, spas and hot tubs',
          url: 'https://westlinnoregon.gov/building/swimming-pools-spas-and-hot-tubs',
        },
      },
      {
        text: 'A page on Clackamas County, Oregon, calls for a height of 48 inches, with no gap that a 4-inch ball can pass through. Gates must open away from the pool and close and latch by themselves.',
        standing: 'secondary',
        source: {
          name: 'City Rule Lookup on Clackamas County',
          url: 'https://www.cityrulelookup.com/counties/clackamas-county-or/swimming-pools',
        },
      },
      { text: 'We have not confirmed which edition of the Oregon pool rules is in force.', standing: 'unknown' },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Which part of the Oregon residential code covers pool fences today?',
    'Does a portable hot tub with a locking cover need a barrier permit in this city?',
  ],
};
