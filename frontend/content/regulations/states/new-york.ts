import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'New York has no state pool license. New York City, Westchester, Rockland, Nassau and Suffolk license home improvement contractors, and Putnam registers them. The Uniform Code requires a barrier around every pool, and an alarm for newer pools.',
  facts: {
    license: [
      {
        text: 'In New York City, home improvement work over $200 requires a city license (now issued by the DCWP).',
        standing: 'official',
        source: {
          name: 'City of New York, press release 426 of 2012',
          url: 'https://www.nyc.gov/html/om/html/2012b/pr426-12.html',
        },
        read: '2026-11-27',
      },
      {
        text: 'The New York City Bar counts swimming pool construction as home improvement work that needs the local license.',
        standing: 'secondary',
        source: {
          name: 'New York City Bar on home improvement contractors',
          url: 'https://www.nycbar.org/why-all-home-improvement-contractors-need-to-be-licensed-some-useful-information-for-contractors-and-their-clients',
        },
        read: '2026-11-27',
      },
      {
        text: 'Westchester County licenses home improvement contractors and keeps a list of them.',
        standing: 'official',
        source: {
          name: 'Westchester County Department of Consumer Protection',
          url: 'https://consumer.westchestergov.com/trades/home-improvement-contractors',
        },
        read: '2026-11-27',
      },
      {
        text: 'Putnam County, New York, registers home improvement contractors under a 2019 law.',
        standing: 'copy',
        source: { name: 'Putnam County Code, chapter 135', url: 'https://www.ecode360.com/6607616' },
        read: '2026-11-27',
      },
      {
        text: 'Rockland County, New York, is also said to license home improvement contractors.',
        standing: 'unchecked',
      },
      {
        text: 'Nassau County adds a pool endorsement to its home improvement license, for builders and service companies.',
        standing: 'secondary',
        source: {
          name: 'NESPA on Nassau County',
          url: 'https://www.nespapool.org/Advocacy/Licensing-Around-the-Region/Nassau-County-NY',
        },
      },
      {
        text: 'Suffolk County also registers pool maintenance companies (Local Law 32 of 2013).',
        standing: 'copy',
        source: { name: 'Suffolk County Code', url: 'https://ecode360.com/27660048' },
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'Pools built or substantially changed after December 14, 2006, need a pool alarm in New York. The rule also covers spas.',
        standing: 'copy',
        source: {
          name: 'New York State Register, July 16, 2008',
          url: 'https://nyrules.elaws.us/register/7/16/2008/dos-02-08-00001-a',
        },
      },
      {
        text: 'A New York town page says that water deeper than 24 inches needs a 48-inch barrier, with gates that open outward and close by themselves.',
        standing: 'secondary',
        source: {
          name: 'Town of Mendon, pool information',
          url: 'https://www.townofmendon.org/2021/03/pool-information-and-regulations/',
        },
      },
      {
        text: 'We have not confirmed which covers or other devices replace the alarm in New York, or how soon the permanent fence has to be up.',
        standing: 'unknown',
      },
    ],
    electrical: [],
    water: [],
  },
  ask: {
    license: "New York City's Department of Consumer and Worker Protection, or your county's consumer affairs office",
  },
  questions: [
    "Does a new liner or a new deck count as a substantial change under New York's alarm rule?",
    'Which city or county license or endorsement do you check before you issue the permit?',
  ],
};
