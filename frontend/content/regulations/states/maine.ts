import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Maine has no contractor license, but it does have a short pool law: a four-foot fence is required to keep children out. Towns may be stricter or more lenient than the state.',
  facts: {
    license: [],
    permit: [],
    barrier: [
      {
        text: 'Maine requires a 4-foot fence around an outdoor pool that is designed for 24 inches of water or more. Gates must be fastened when nobody is using the pool.',
        standing: 'official',
        source: {
          name: 'Maine Revised Statutes title 22, section 1632',
          url: 'https://legislature.maine.gov/statutes/22/title22sec1632.html',
        },
      },
      {
        text: "Portable above-ground pools with side walls of 24 inches or more are exempt from Maine's fence requirement.",
        standing: 'official',
        source: {
          name: 'Maine Revised Statutes title 22, section 1631',
          url: 'https://www.mainelegislature.org/legis/statutes/22/title22sec1631.html',
        },
      },
      {
        text: "A Maine town may set a rule that is stricter or more lenient than the state's.",
        standing: 'copy',
        source: {
          name: 'Maine Revised Statutes title 22, section 1634',
          url: 'https://www.lawserver.com/law/state/maine/me-statutes/maine_revised_statutes_title_22_1634',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Has this Maine town set a pool rule that differs from title 22, section 1632?',
    'What kind of written contract does Maine require for work on a home?',
  ],
};
