import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Arkansas requires a license for residential work over $2,000, and its license classes include pools and spas. Towns set the fence rules. The two we have read about require a four-foot fence.',
  facts: {
    license: [
      {
        text: 'Arkansas requires a license for commercial work of $50,000 or more. A commercial license also allows residential work in the same class.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arkansas contractor licenses',
          url: 'https://legalclarity.org/arkansas-contractor-license-requirements',
        },
      },
      {
        text: 'Arkansas lists swimming pools and spas in both its building class and its specialty class.',
        standing: 'register',
      },
      {
        text: 'We have not confirmed whether pool cleaning or small repairs in Arkansas require a license.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: "A fence builder's guide for central Arkansas says that water deeper than 24 inches needs a 4-foot fence with no opening over 4 inches.",
        standing: 'secondary',
        source: {
          name: 'Fence Masters on pool fences in central Arkansas',
          url: 'https://www.fencemastersar.com/post/what-are-the-pool-fencing-regulations-in-central-arkansas',
        },
      },
      {
        text: 'Local news reported that the town of Hoxie requires a 4-foot fence with a self-latching gate.',
        standing: 'secondary',
        source: { name: 'KAIT 8, local news', url: 'https://www.kait8.com/story/18884053' },
      },
      { text: 'We have not found a statewide barrier rule in Arkansas.', standing: 'unknown' },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Does this Arkansas town have its own fence ordinance, and does it cover above-ground pools?',
    'Are the subcontractors on the job registered with the Arkansas board?',
  ],
};
