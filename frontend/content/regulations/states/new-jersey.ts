import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'New Jersey passed a pool license law in 2019, and whether licenses have been issued since is not confirmed. Until it is, the home improvement registration is the number to ask for.',
  facts: {
    license: [
      {
        text: "The act of 2019 (P.L. 2019, c. 22) creates a builder's and a service contractor's license under the electrical contractors board of New Jersey.",
        standing: 'secondary',
        source: { name: 'New Jersey Assembly Democrats on the signed bill', url: 'https://www.assemblydems.com' },
      },
      {
        text: 'A builder under the New Jersey act needs a CBP certificate; service firms need CST, CSP or CBP, and spa firms CHTT.',
        standing: 'secondary',
        source: {
          name: "AQUA Magazine on New Jersey's pool license law",
          url: 'https://www.aquamagazine.com/community/nj-passes-law-requiring-licenses-for-pool-builders-service-techs.html',
        },
      },
      {
        text: "In 2019 the board's own notice said that New Jersey's pool licenses were not available yet.",
        standing: 'secondary',
        source: { name: 'NESPA newsletter of May 1, 2019, quoting the board', url: null },
      },
      {
        text: "Bills of 2024 and 2026 still amend New Jersey's pool license scheme.",
        standing: 'official',
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
        source: { name: 'Construction Code Communicator, volume 32, read in a copy', url: null },
      },
      {
        text: 'A fence firm gives 48 inches and the 2018 edition for New Jersey.',
        standing: 'secondary',
        source: { name: "Fred's Fence on the New Jersey pool code", url: null },
      },
    ],
    electrical: [
      {
        text: 'The pool license leaves out bonding and electrical connections in New Jersey.',
        standing: 'secondary',
        source: {
          name: 'Contract law newsletter of July 2019',
          url: 'https://www.njcontractlaw.com/newsletter/july-2019/new-jerseys-new-law-for-pool-and-spa-contractors/',
        },
      },
    ],
    water: [
      {
        text: "Ties to sewer and drinking water, and gas lines, are outside New Jersey's pool license.",
        standing: 'secondary',
        source: {
          name: 'Contract law newsletter of July 2019',
          url: 'https://www.njcontractlaw.com/newsletter/july-2019/new-jerseys-new-law-for-pool-and-spa-contractors/',
        },
      },
    ],
  },
  questions: [
    'Which number do you want from the pool firm today: home improvement registration, pool license, or both?',
    'Which edition of the pool and spa code applies to a New Jersey permit filed this month?',
  ],
};
