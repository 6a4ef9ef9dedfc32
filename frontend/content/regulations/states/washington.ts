import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Washington registers contractors, who need a bond and insurance, and applies the model pool and spa code to houses and duplexes. We have not confirmed whether the state has a separate class for pools.',
  facts: {
    license: [
      {
        text: 'Section 296-200A-016 of the Washington code lists the specialty classes. We have read the table of contents but not the list.',
        standing: 'official',
        source: {
          name: 'Washington Administrative Code 296-200A',
          url: 'https://app.leg.wa.gov/wac/default.aspx?cite=296-200A&full=true',
        },
        read: '2026-11-27',
      },
      { text: 'We have not confirmed whether cleaning alone requires a Washington registration.', standing: 'unknown' },
    ],
    permit: [],
    barrier: [
      {
        text: 'Pools and spas at single-family homes and duplexes in Washington follow the International Swimming Pool and Spa Code.',
        standing: 'official',
        source: {
          name: 'Washington Administrative Code 51-50-3109',
          url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=51-50-3109',
        },
        read: '2026-11-27',
      },
      {
        text: 'Yakima County began using the code’s 2018 edition in 2021. Washington may have moved to a later edition.',
        standing: 'secondary',
        source: {
          name: 'Yakima County, swimming pool permit application',
          url: 'https://www.yakimacounty.us/1378/Swimming-Pool-Permit-Application',
        },
      },
    ],
    electrical: [
      {
        text: 'The electrical permit for a Washington pool comes from the Department of Labor and Industries.',
        standing: 'secondary',
        source: {
          name: 'Yakima County, swimming pool permit application',
          url: 'https://www.yakimacounty.us/1378/Swimming-Pool-Permit-Application',
        },
      },
    ],
    water: [],
  },
  ask: { electrical: 'the Washington State Department of Labor and Industries' },
  questions: [
    'Which edition of the pool and spa code applies to a permit in this Washington county?',
    'Does the contractor apply to Labor and Industries for the electrical permit, or do I?',
  ],
};
