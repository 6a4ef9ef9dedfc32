import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: "Texas licenses those who wire pool equipment and nobody who builds the pool. The state's law on pool yards is for rental property. A house goes by its city or county.",
  facts: {
    license: [
      {
        text: "A home appliance installer (RAIL) may put in and mend the wires of a pool's own gear, and works for a firm with that license.",
        standing: 'official',
        source: {
          name: 'Texas Department of Licensing and Regulation, appliance installation contractors',
          url: 'https://www.tdlr.texas.gov/electricians/apply/businesses/contractor-appliance.htm',
        },
      },
      {
        text: "The firm's number begins with TICL. It stands on trucks and in ads.",
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
          name: 'Texas Health and Safety Code chapter 757, read in a copy',
          url: 'https://statutes.laws.com/texas/health-and-safety-code/title-9-safety/chapter-757-pool-yard-enclosures',
        },
      },
      {
        text: "A lawyer's blog says that its 4 feet hold for every Texas home. The chapter does not say so.",
        standing: 'secondary',
        source: { name: 'Blog of a Texas lawyer', url: null },
      },
      { text: 'At a house in Texas, the fence is said to be up to city and county.', standing: 'unchecked' },
    ],
    electrical: [
      {
        text: 'The installer stays on the load side of the disconnect. A new or larger circuit needs an electrical contractor in Texas.',
        standing: 'copy',
        source: { name: 'TDLR guidance of January 8, 2019, read in a copy', url: null },
      },
      {
        text: 'A dealer or maker may swap like for like without it.',
        standing: 'copy',
        source: { name: 'TDLR guidance of January 8, 2019, read in a copy', url: null },
      },
    ],
    water: [],
  },
  ask: { electrical: 'the Texas Department of Licensing and Regulation (TDLR)' },
  questions: [
    'Which fence, gate and door rules does this Texas city enforce for a single-family home?',
    'What applies on land outside the city limits in this Texas county?',
  ],
};
