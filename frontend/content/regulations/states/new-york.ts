import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'New York has no state pool license; Nassau and Suffolk have their own endorsements. The Uniform Code asks for a pool alarm on newer pools and for a barrier.',
  facts: {
    license: [
      {
        text: 'Nassau County puts a pool endorsement on its home improvement license, for builders and service firms.',
        standing: 'secondary',
        source: {
          name: 'NESPA on Nassau County',
          url: 'https://www.nespapool.org/Advocacy/Licensing-Around-the-Region/Nassau-County-NY',
        },
      },
      {
        text: 'Suffolk County also registers pool maintenance firms, by Local Law 32 of 2013.',
        standing: 'official',
        source: { name: 'Suffolk County Code', url: 'https://ecode360.com/27660048' },
      },
      {
        text: 'Westchester, Putnam, Rockland and New York City are said to have home improvement licenses.',
        standing: 'unchecked',
      },
    ],
    permit: [
      {
        text: 'The permanent barrier is due within 90 days of a New York permit, a guide says.',
        standing: 'secondary',
        source: {
          name: 'Garden Guides on New York fence law',
          url: 'https://www.gardenguides.com/list_6190684_laws-fences-new-york-state.html',
        },
      },
    ],
    barrier: [
      {
        text: 'Pools that were built or substantially changed after December 14, 2006 need a pool alarm in New York; the rule covers spas too.',
        standing: 'official',
        source: {
          name: 'New York State Register, July 16, 2008',
          url: 'https://nyrules.elaws.us/register/7/16/2008/dos-02-08-00001-a',
        },
      },
      {
        text: 'A town page gives 48 inches around water deeper than 24 inches, with gates that open outward and close themselves.',
        standing: 'official',
        source: {
          name: 'Town of Mendon, pool information',
          url: 'https://www.townofmendon.org/2021/03/pool-information-and-regulations/',
        },
      },
      {
        text: 'While a New York pool is under construction it needs a temporary fence.',
        standing: 'secondary',
        source: {
          name: 'Garden Guides on New York fence law',
          url: 'https://www.gardenguides.com/list_6190684_laws-fences-new-york-state.html',
        },
      },
      {
        text: 'Which covers or other devices excuse a New York pool from the alarm is not confirmed.',
        standing: 'unknown',
      },
    ],
    electrical: [],
    water: [],
  },
  ask: { license: "your county's consumer affairs office" },
  questions: [
    "Does a replaced liner or a new deck count as a substantial change under New York's alarm rule?",
    'Which county license or endorsement do you want to see before the permit?',
  ],
};
