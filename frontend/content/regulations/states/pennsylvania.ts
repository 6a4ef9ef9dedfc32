import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Pennsylvania registers home improvement contractors, and its law names swimming pools. A 2004 statewide code is said to require a 48-inch fence around water deeper than 24 inches.',
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
      { text: "Pennsylvania's search lists in-ground and above-ground pools as kinds of work.", standing: 'register' },
      {
        text: 'A contractor must put the Pennsylvania registration number on all ads, contracts, estimates and proposals.',
        standing: 'secondary',
        source: { name: 'Law firm on 73 P.S. 517.6', url: 'https://vmancinilaw.com/recent-articles-2' },
        read: '2026-11-27',
      },
      { text: 'Pennsylvania is said to require no exam for the registration.', standing: 'unchecked' },
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
        text: "A township's page gives Pennsylvania's rule: 48 inches on all sides, gates that close and latch by themselves, and alarms on doors where the house is one side.",
        standing: 'secondary',
        source: {
          name: 'Greenfield Township, swimming safety',
          url: 'https://greenfieldtownshippa.gov/be-safe-swimming-this-summer/',
        },
      },
      {
        text: 'The same page says that an above-ground wall of 48 inches will do in Pennsylvania if the ladder locks or is removed.',
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
