import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: "In Massachusetts an in-ground pool is likely home improvement work that needs an HIC registration; the state's own pages leave it open. The six-foot fence of chapter 140 is for public pools, whatever web guides say.",
  facts: {
    license: [
      {
        text: 'The law on home improvement contractors reaches owner-occupied homes of one to four units in Massachusetts and jobs of $500 or more.',
        standing: 'official',
        source: {
          name: 'Massachusetts General Laws chapter 142A, section 14',
          url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXX/Chapter142A/Section14',
        },
      },
      {
        text: 'A state page names $1,000 a job instead, and lists above-ground pools, fencing and patios among exempt work in Massachusetts.',
        standing: 'official',
        source: {
          name: 'Massachusetts Office of Consumer Affairs, information about contractor registration',
          url: 'https://www.mass.gov/ocabr',
        },
      },
      {
        text: 'A law firm treats pool installing as work that needs the Massachusetts registration.',
        standing: 'secondary',
        source: { name: 'Law firm article', url: null },
      },
      {
        text: 'Structural work also needs a construction supervisor license; whether a pool counts is not said.',
        standing: 'official',
        source: {
          name: 'Massachusetts home improvement contractor resources',
          url: 'https://www.mass.gov/info-details/hic-contractor-resources',
        },
      },
      {
        text: 'Bills for a pool license in Massachusetts (H.424 and H.356) were proposed; none was seen enacted.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'Chapter 140, section 206, with its 6-foot fence, binds public and semi-public in-ground pools in Massachusetts, not those of homes.',
        standing: 'official',
        source: {
          name: 'Massachusetts General Laws chapter 140, section 206',
          url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXX/Chapter140/Section206',
        },
      },
      {
        text: 'For home pools a guide gives 48 inches under the State Building Code of Massachusetts.',
        standing: 'secondary',
        source: {
          name: 'Fence Secrets on Massachusetts pool fences',
          url: 'https://www.fencesecrets.com/are-you-required-to-have-a-pool-fence-in-massachusetts',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Do you ask for an HIC registration, a construction supervisor license, or both, before a Massachusetts pool permit?',
    'Which section of the building code sets the barrier of a home pool here?',
  ],
};
