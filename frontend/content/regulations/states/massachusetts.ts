import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: "In Massachusetts, an inground pool needs a contractor with an HIC registration, as far as we can tell: the only pools on the state's list of exempt work are above-ground pools. The six-foot fence that chapter 140 requires is for public pools.",
  facts: {
    license: [
      {
        text: 'The Massachusetts home improvement law covers jobs of $500 or more on owner-occupied homes of one to four units.',
        standing: 'official',
        source: {
          name: 'Massachusetts General Laws chapter 142A, section 14',
          url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXX/Chapter142A/Section14',
        },
        read: '2026-11-27',
      },
      {
        text: 'A state page says that single jobs of $1,000 or less are exempt. It lists above-ground pools, fencing and patios among exempt work in Massachusetts.',
        standing: 'official',
        source: {
          name: 'Massachusetts Office of Consumer Affairs, information about contractor registration',
          url: 'https://www.mass.gov/ocabr/consumer-rights-and-resources/home-improvement-contract/hic-registration/information-about-contractor-registration.html',
        },
        read: '2026-11-27',
      },
      {
        text: 'A Massachusetts law office says that inground pools are covered, and that companies that only install above-ground pools are exempt.',
        standing: 'secondary',
        source: {
          name: 'Katz Law Group on chapter 142A',
          url: 'https://www.katzlawgroup.com/if-you-are-a-home-improvement-contractor-in-massachusetts-we-can-help-you',
        },
        read: '2026-11-27',
      },
      {
        text: 'Structural work also requires a construction supervisor license. The Massachusetts page does not say whether a pool counts.',
        standing: 'official',
        source: {
          name: 'Massachusetts home improvement contractor resources',
          url: 'https://www.mass.gov/info-details/hic-contractor-resources',
        },
      },
      {
        text: 'Bills for a pool license in Massachusetts (H.424 and H.356) were proposed. We have not seen one enacted.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'In Massachusetts, chapter 140, section 206, which requires a 6-foot fence, covers public and semi-public inground pools, not home pools.',
        standing: 'official',
        source: {
          name: 'Massachusetts General Laws chapter 140, section 206',
          url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXX/Chapter140/Section206',
        },
      },
      {
        text: 'For home pools, a guide lists a height of 48 inches under the Massachusetts State Building Code.',
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
    'Do you require an HIC registration, a construction supervisor license, or both, before you issue a Massachusetts pool permit?',
    'Which section of the building code sets the barrier rules for a home pool here?',
  ],
};
