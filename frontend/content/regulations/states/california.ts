import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'California has one license class for pools and spas, C-53. A new or remodeled home pool needs two of the seven safety features in the Swimming Pool Safety Act. The down payment is capped at $1,000 or 10 percent, whichever is less.',
  facts: {
    license: [
      {
        text: 'In California, a general builder must also have a C-53 license, or hire a company that does.',
        standing: 'secondary',
        source: {
          name: 'Contractor License Proof on class C-53',
          url: 'https://contractorlicenseproof.com/resources/c-53-swimming-pool-contractor-license-california',
        },
      },
      {
        text: 'A landscape contractor may take a California job that includes a pool only if a single C-53 contractor builds the pool.',
        standing: 'copy',
        source: {
          name: 'Business and Professions Code 7027.5 (copy)',
          url: 'https://californiacontractorauthority.com/california-pool-licensing-law.html',
        },
      },
      {
        text: 'Since January 1, 2025, a job under $1,000 is exempt if it needs no permit and the contractor does not hire anyone to help with it. Pages that still say $500 for California are out of date.',
        standing: 'copy',
        source: {
          name: 'Assembly Bill 2622, chapter 240 of 2024',
          url: 'https://app.legiplex.com/ca/legislature/2023/2023-r/bills/ab2622/drafts-latest',
        },
      },
    ],
    permit: [
      {
        text: 'A building official checks the safety features of a new or remodeled California pool.',
        standing: 'copy',
        source: { name: 'Senate Bill 442, chapter 670 of 2017', url: 'https://legiscan.com/CA/text/SB442/2017' },
      },
    ],
    barrier: [
      {
        text: 'A single-family home in California needs two of the seven features in the act.',
        standing: 'copy',
        source: { name: 'Senate Bill 442, chapter 670 of 2017', url: 'https://legiscan.com/CA/text/SB442/2017' },
      },
      {
        text: 'The act covers anything that holds more than 18 inches of water: inground and above-ground pools, hot tubs and portable spas.',
        standing: 'official',
        source: { name: 'California Health and Safety Code 115921', url: 'https://leginfo.legislature.ca.gov' },
      },
      {
        text: 'In 2024, California changed the wording on covers and alarms. The two-out-of-seven rule did not change.',
        standing: 'official',
        source: {
          name: 'Senate Bill 552, chapter 769 of 2024',
          url: 'https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202320240SB552',
        },
      },
      {
        text: 'One of the seven features is a 60-inch fence, with a gate that opens away from the pool and latches at 60 inches. This comes from an older version of the law.',
        standing: 'copy',
        source: {
          name: 'California Health and Safety Code 115920 to 115929, older version (copy)',
          url: 'https://law.justia.com/california/codes/hsc/115920-115929.html',
        },
      },
    ],
    electrical: [{ text: 'Electrical work on its own is class C-10 in California.', standing: 'unchecked' }],
    water: [{ text: 'Plumbing on its own is class C-36 in California.', standing: 'unchecked' }],
  },
  questions: [
    'Which two of the seven features should be on my plan?',
    'Does new plaster or a new pump count as remodeling in this California city?',
  ],
};
