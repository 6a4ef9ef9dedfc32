import type { State } from '../states.js';
import { allLocal, electrician, gasFitter, official, plumber } from './common.js';
import type { StateLicense, WorkRule } from './types.js';

const alabama: WorkRule = {
  standing: 'license',
  needs: 'a general contractor license',
  from: { dollars: 5000, over: false },
};
const floridaService: WorkRule = { standing: 'license', needs: 'a pool contractor or pool servicing license' };
const louisiana: WorkRule = {
  standing: 'license',
  needs: 'the Residential Swimming Pools classification',
  from: { dollars: 7500, over: true },
  hedged: true,
};
const mississippi: WorkRule = {
  standing: 'license',
  needs: 'the Swimming Pools specialty license',
  note: 'We have not confirmed the job price at which a home pool requires this license.',
};
const southCarolina: WorkRule = {
  standing: 'license',
  needs: 'a contractor license with the swimming pool specialty',
  from: { dollars: 10_000, over: false },
};

/** The South, from Texas to Virginia. */
export const south = {
  AL: {
    work: { inground: alabama, renovate: alabama, repair: alabama, wiring: electrician },
    board: 'Alabama Licensing Board for General Contractors',
    lookup: 'https://licensesearch.alabama.gov',
    source: official('2026-07-01', 'https://genconbd.alabama.gov/about/law'),
  },
  AR: {
    work: {
      inground: {
        standing: 'license',
        needs: 'a residential contractor license in a class that covers pools and spas',
        from: { dollars: 2000, over: true },
      },
      wiring: electrician,
    },
    board: 'Arkansas Contractors Licensing Board',
    lookup: 'https://labor.arkansas.gov/licensing/arkansas-contractors-licensing-board/find-a-licensed-contractor',
    source: official(
      '2026-07-02',
      'https://labor.arkansas.gov/wp-content/uploads/Commercial-Contractors-Law-revised-04.2026.pdf',
    ),
  },
  FL: {
    work: {
      inground: {
        standing: 'license',
        needs: 'a certified or registered pool contractor license',
        note: 'Certified contractors may work statewide; registered contractors may work only in their local area.',
      },
      renovate: floridaService,
      repair: floridaService,
      seasonal: { ...floridaService, to: 'open or close a pool if equipment is taken apart', hedged: true },
      cleaning: { standing: 'none', to: 'clean a pool or treat its water without working on the equipment' },
      wiring: electrician,
    },
    board: 'Florida Construction Industry Licensing Board (DBPR)',
    lookup: 'https://myfloridalicense.com/wl11.asp',
    source: official('2026-07-01', 'https://www2.myfloridalicense.com/construction-industry/faqs'),
  },
  GA: {
    work: {
      inground: { standing: 'local_only', hedged: true, note: 'Electricians and plumbers need state licenses.' },
      wiring: electrician,
    },
    board: 'Georgia Licensing Board for Residential and General Contractors',
    lookup: 'https://goals.sos.ga.gov/GASOSOneStop/s/licensee-search',
    source: official('2026-07-02', 'https://sos.ga.gov/page/limited-service-specialty-contractors-policy-statements'),
  },
  KY: {
    work: { ...allLocal(), wiring: electrician },
    board: 'Kentucky Department of Housing, Buildings and Construction',
    lookup: null,
    source: official('2026-07-03', 'https://onestop.ky.gov/start/Pages/buildingzoning.aspx'),
  },
  LA: {
    work: { inground: louisiana, renovate: louisiana, repair: louisiana },
    board: 'Louisiana State Licensing Board for Contractors',
    lookup: 'https://arlspublic.lslbc.louisiana.gov/Public/DetailedSearch/ByNumber',
    source: official('2026-07-02', 'https://lslbc.louisiana.gov/exams-classifications'),
  },
  MS: {
    work: { inground: mississippi, repair: mississippi },
    board: 'Mississippi State Board of Contractors',
    lookup: 'https://search.msboc.us',
    source: official('2026-07-02', 'https://msboc.us/classifications'),
  },
  NC: {
    work: {
      inground: {
        standing: 'license',
        needs: 'a class S (Swimming Pools) general contractor license',
        from: { dollars: 40_000, over: false },
      },
      cleaning: { standing: 'none', hedged: true },
      wiring: electrician,
    },
    board: 'North Carolina Licensing Board for General Contractors',
    lookup: 'https://portal.nclbgc.org/Public/Search',
    source: official('2026-07-02', 'https://nclbgc.org/classifications-and-limitations'),
  },
  OK: {
    work: { ...allLocal(), wiring: electrician },
    board: 'Oklahoma Construction Industries Board',
    lookup: 'https://oklahoma.gov/cib/consumers/are-they-licensed.html',
    source: official('2026-07-05', 'https://oklahoma.gov/cib/frequently-asked-questions.html'),
  },
  SC: {
    work: {
      inground: { ...southCarolina, note: 'Ask whether a residential builder license is enough.' },
      renovate: southCarolina,
      repair: southCarolina,
    },
    board: "South Carolina Contractor's Licensing Board (LLR)",
    lookup: 'https://verify.llronline.com/LicLookup/Contractors/Contractor.aspx?div=69',
    source: official('2026-07-02', 'https://scstatehouse.gov/code/t40c011.php'),
  },
  TN: {
    work: {
      inground: {
        standing: 'license',
        needs: 'a contractor license',
        from: { dollars: 25_000, over: false },
        hedged: true,
        note: 'In nine counties, smaller jobs of $3,000 or more need a home improvement license.',
      },
    },
    board: 'Tennessee Board for Licensing Contractors',
    lookup: 'https://verify.tn.gov',
    source: null,
  },
  TX: {
    work: {
      ...allLocal(),
      repair: {
        standing: 'license',
        needs: 'an appliance installation license (TDLR)',
        to: 'work on pool equipment wiring',
      },
      wiring: electrician,
      gas: plumber,
    },
    board: 'Texas Department of Licensing and Regulation',
    lookup: 'https://tdlr.texas.gov/verify.htm',
    source: null,
  },
  VA: {
    work: {
      inground: {
        standing: 'license',
        needs: 'a contractor license with the swimming pool specialty',
        from: { dollars: 1000, over: true },
        hedged: true,
        note: 'The class (A, B or C) depends on the size of the job.',
      },
      wiring: electrician,
      gas: gasFitter,
    },
    board: 'Virginia Board for Contractors (DPOR)',
    lookup: 'https://dpor.virginia.gov/LicenseLookup',
    source: official('2026-07-04', 'https://dpor.virginia.gov/sites/default/files/boards/Contractors/A501-27REGS.pdf'),
  },
  WV: {
    work: {
      inground: { standing: 'license', needs: 'a contractor license', from: { dollars: 5000, over: false } },
      wiring: electrician,
    },
    board: 'West Virginia Contractor Licensing Board',
    lookup: 'https://wvclboard.wv.gov',
    source: official('2026-07-04', 'https://labor.wv.gov/media/243/download?inline='),
  },
} satisfies Partial<Record<State['code'], StateLicense>>;
