import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Pennsylvania registers home improvement contractors. Its law specifically covers swimming pools. A 2004 statewide code is said to require a 48-inch fence around water deeper than 24 inches.',
  facts: {
    license: [
      {
        text: 'Home improvement in Pennsylvania includes swimming pools.',
        standing: 'official',
        source: {
          name: 'Pennsylvania Attorney General, contractor questions and answers',
          url: 'https://www.attorneygeneral.gov/resources/home-improvement-contractor-registration/contractor-frequently-asked-questions/',
        },
      },
      {
        text: "Pennsylvania's online contractor search lists inground and above-ground pools as types of work.",
        standing: 'register',
      },
      {
        text: 'A contractor must put the Pennsylvania registration number on all ads, contracts, estimates and proposals.',
        standing: 'secondary',
        source: { name: 'Law firm on 73 P.S. 517.6', url: 'https://vmancinilaw.com/recent-articles-2' },
        read: '2026-11-27',
      },
      { text: 'Pennsylvania is said not to require an exam for registration.', standing: 'unchecked' },
    ],
    permit: [
      {
        text: 'Any body of water deeper than 24 inches needs a permit in Pennsylvania, a forms publisher says.',
        standing: 'secondary',
        source: { name: 'US Legal Forms on Pennsylvania', url: null },
      },
    ],
    barrier: [
      {
        text: "A township's page spells out Pennsylvania's rule: a 48-inch barrier on all sides. Gates must close and latch by themselves, and doors need alarms where the house forms one side.",
        standing: 'secondary',
        source: {
          name: 'Greenfield Township, swimming safety',
          url: 'https://greenfieldtownshippa.gov/be-safe-swimming-this-summer/',
        },
      },
      {
        text: 'The same page says that the 48-inch wall of an above-ground pool is enough. The ladder has to lock or come off.',
        standing: 'secondary',
        source: {
          name: 'Greenfield Township, swimming safety',
          url: 'https://greenfieldtownshippa.gov/be-safe-swimming-this-summer/',
        },
      },
    ],
    electrical: [
      { text: 'Cities and townships are said to license electricians in Pennsylvania.', standing: 'unchecked' },
    ],
    water: [],
  },
  questions: [
    'Does the 48-inch wall of an above-ground pool count as the barrier in this Pennsylvania township?',
    "Which electrician's license does the township require?",
  ],
};
