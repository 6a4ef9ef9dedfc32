import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Texas does not license pool builders, but it licenses the people who wire pool equipment. Its pool yard law is for rental property. For a house, the city or county sets the rules.',
  facts: {
    license: [
      {
        text: "In Texas, a residential appliance installer (RAIL) may install and maintain the wiring for a pool's own equipment. The installer works for a contractor with an appliance installation license.",
        standing: 'official',
        source: {
          name: 'Texas Department of Licensing and Regulation, appliance installation contractors',
          url: 'https://www.tdlr.texas.gov/electricians/apply/businesses/contractor-appliance.htm',
        },
      },
      {
        text: "That contractor's license number begins with TICL. It must be on the contractor's trucks and in its Texas ads.",
        standing: 'official',
        source: { name: '16 Texas Administrative Code 73.53', url: null },
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'Chapter 757 of the Texas health code, on pool yard fences, is written for rental homes.',
        standing: 'copy',
        source: {
          name: 'Texas Health and Safety Code chapter 757 (copy)',
          url: 'https://statutes.laws.com/texas/health-and-safety-code/title-9-safety/chapter-757-pool-yard-enclosures',
        },
      },
      {
        text: "A lawyer's blog says the chapter's 4-foot fence is required at every Texas home. The chapter does not say so.",
        standing: 'secondary',
        source: {
          name: 'Blog of a Texas lawyer',
          url: 'https://abogadoaly.blogspot.com/2016/11/texas-law-regulates-barriers-for-home.html',
        },
      },
      { text: 'For a house in Texas, the fence is said to be up to the city or county.', standing: 'unchecked' },
    ],
    electrical: [
      {
        text: 'A residential appliance installer may work only on the load side of the disconnect. In Texas, a new or larger circuit needs an electrical contractor.',
        standing: 'copy',
        source: { name: 'TDLR guidance dated January 8, 2019 (copy)', url: null },
      },
      {
        text: 'In Texas, a dealer or manufacturer may replace equipment like for like without that license.',
        standing: 'copy',
        source: { name: 'TDLR guidance dated January 8, 2019 (copy)', url: null },
      },
    ],
    water: [],
  },
  ask: { electrical: 'the Texas Department of Licensing and Regulation (TDLR)' },
  questions: [
    'Which fence, gate and door rules does this Texas city enforce for a single-family home?',
    'Which rules apply outside the city limits in this Texas county?',
  ],
};
