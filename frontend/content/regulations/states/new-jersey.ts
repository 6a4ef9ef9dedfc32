import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'New Jersey registers home improvement contractors, and a January 2024 law adds a license, a bond and insurance. Pool licenses under a 2019 law had not been issued when we last read about them. Ask for the registration number instead.',
  facts: {
    license: [
      {
        text: 'P.L. 2023, c. 237, signed on January 8, 2024, created a board and a license for home improvement contractors in New Jersey.',
        standing: 'secondary',
        source: {
          name: 'NARI of New Jersey, quoting the Division of Consumer Affairs',
          url: 'https://njnari.org/updates-for-renewing-hic-registration',
        },
        read: '2026-11-27',
      },
      {
        text: 'To register, a New Jersey contractor now needs workers’ compensation insurance, a bond or other security, and liability insurance of $500,000 per occurrence.',
        standing: 'secondary',
        source: {
          name: 'NARI of New Jersey, quoting the Division of Consumer Affairs',
          url: 'https://njnari.org/updates-for-renewing-hic-registration',
        },
        read: '2026-11-27',
      },
      {
        text: 'Under that law, New Jersey towns may not issue permits to contractors without an active license.',
        standing: 'secondary',
        source: {
          name: 'Law firm on P.L. 2023, c. 237',
          url: 'https://www.king-barnes.com/notice-to-home-improvement-and-home-elevation-contractors-regarding-changes-to-the-law-and-new-requirements/',
        },
        read: '2026-11-27',
      },
      {
        text: "A 2019 act (P.L. 2019, c. 22) creates one license for pool builders and another for pool service contractors under New Jersey's electrical contractors board.",
        standing: 'secondary',
        source: { name: 'New Jersey Assembly Democrats on the signed bill', url: 'https://www.assemblydems.com' },
      },
      {
        text: "In 2019, the board's own notice said that New Jersey's pool licenses were not available yet. We have not confirmed that any have been issued.",
        standing: 'secondary',
        source: { name: 'NESPA newsletter of May 1, 2019, quoting the board', url: null },
      },
      {
        text: "Bills filed in 2024 and 2026 would amend New Jersey's pool license law.",
        standing: 'copy',
        source: {
          name: 'New Jersey Assembly bill A1061 of 2026',
          url: 'https://www.billtrack50.com/billdetail/1953916',
        },
      },
    ],
    permit: [],
    barrier: [
      {
        text: "A bulletin on New Jersey's construction code cites section 305 of the model pool and spa code.",
        standing: 'copy',
        source: { name: 'Construction Code Communicator, volume 32 (copy)', url: null },
      },
      {
        text: 'For New Jersey, a fence company lists a height of 48 inches and cites the 2018 edition of the code.',
        standing: 'secondary',
        source: { name: "Fred's Fence on the New Jersey pool code", url: null },
      },
    ],
    electrical: [
      {
        text: 'In New Jersey, the pool license does not cover bonding and electrical connections.',
        standing: 'secondary',
        source: {
          name: 'Contract law newsletter of July 2019',
          url: 'https://www.njcontractlaw.com/newsletter/july-2019/new-jerseys-new-law-for-pool-and-spa-contractors/',
        },
      },
    ],
    water: [
      {
        text: "New Jersey's pool license does not cover gas lines or connections to sewer and drinking water lines.",
        standing: 'secondary',
        source: {
          name: 'Contract law newsletter of July 2019',
          url: 'https://www.njcontractlaw.com/newsletter/july-2019/new-jerseys-new-law-for-pool-and-spa-contractors/',
        },
      },
    ],
  },
  questions: [
    'Which number do you require from the pool contractor now: home improvement registration or license, pool license, or several?',
    'Which edition of the pool and spa code applies to a New Jersey permit filed this month?',
  ],
};
