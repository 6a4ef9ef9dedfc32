import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'South Carolina requires a license for pool work of $10,000 or more under a May 2023 law whose grace period ended on June 30, 2024. Pages that say the state has no license are out of date.',
  facts: {
    license: [
      {
        text: 'The grace period under the 2023 act (H.4115) ended on June 30, 2024, local news in South Carolina reported.',
        standing: 'secondary',
        source: {
          name: 'Live 5 News, August 2023',
          url: 'https://www.live5news.com/2023/08/07/new-sc-law-requires-pool-contractors-get-another-license-protect-homeowners/',
        },
      },
      {
        text: "In the bill, South Carolina's pool specialty includes the shell, deck, equipment and service lines, and the wiring up to the first disconnect.",
        standing: 'official',
        source: {
          name: 'South Carolina House Bill 4115',
          url: 'https://www.scstatehouse.gov/sess125_2023-2024/prever/4115_20230510.htm',
        },
      },
      {
        text: 'A contractor’s South Carolina license must be in a dollar group that covers the job.',
        standing: 'secondary',
        source: {
          name: 'Live 5 News, August 2023',
          url: 'https://www.live5news.com/2023/08/07/new-sc-law-requires-pool-contractors-get-another-license-protect-homeowners/',
        },
      },
      {
        text: 'Sources disagree on whether a residential builder may build a pool in South Carolina. Ask the licensing department.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'South Carolina first adopted the model pool and spa code in 2012.',
        standing: 'secondary',
        source: {
          name: 'International Code Council newsletter, 2012',
          url: 'https://media.iccsafe.org/news/eNews/2012v9n15/ispsc.html',
        },
      },
      { text: 'We have not read the barrier rules that apply in South Carolina now.', standing: 'unknown' },
    ],
    electrical: [
      {
        text: 'In South Carolina, pool contractors may wire up to the first disconnect, according to the bill.',
        standing: 'official',
        source: {
          name: 'South Carolina House Bill 4115',
          url: 'https://www.scstatehouse.gov/sess125_2023-2024/prever/4115_20230510.htm',
        },
      },
    ],
    water: [],
  },
  questions: [
    'Will you accept a residential builder license for a South Carolina pool, or only the pool specialty?',
    'Which edition of the pool and spa code sets the barrier rules here?',
  ],
};
