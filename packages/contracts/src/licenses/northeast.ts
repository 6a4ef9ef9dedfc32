import type { State } from '../states.js';
import { allLocal, electrician, gasFitter, localElectrician, official } from './common.js';
import type { StateLicense, WorkRule } from './types.js';

const delaware: WorkRule = { standing: 'registration', needs: 'a contractor registration' };
const district: WorkRule = {
  standing: 'license',
  needs: 'a home improvement contractor license',
  hedged: true,
  note: 'A contractor without one may not take any payment before the work is complete, and a contract that breaks this rule is void.',
};
const maryland: WorkRule = { standing: 'license', needs: 'a home improvement contractor (MHIC) license' };
const massachusetts: WorkRule = {
  standing: 'registration',
  needs: 'a home improvement contractor (HIC) registration',
  hedged: true,
};
const newJersey: WorkRule = {
  standing: 'registration',
  needs: 'a home improvement contractor registration',
  note: 'A January 2024 law adds a bond, workers’ compensation and $500,000 of liability insurance, and eventually a license.',
};
const pennsylvania: WorkRule = {
  standing: 'registration',
  needs: 'a home improvement contractor registration',
  from: { dollars: 500, over: true },
  yearly: 5000,
};

/** The Northeast and the District of Columbia. */
export const northeast = {
  CT: {
    work: {
      inground: {
        standing: 'license',
        needs: 'a swimming pool builder (SPB) license and a home improvement registration',
      },
      aboveGround: { standing: 'license', needs: 'a swimming pool assembler license', hedged: true },
      renovate: {
        standing: 'license',
        needs: 'an SP-1 (pool maintenance and repair) license',
        to: 'renovate a pool’s shell, tile, finish or liner',
        hedged: true,
      },
      repair: {
        standing: 'license',
        needs: 'an SP-1 or SP-2 license',
        to: 'work on a pool’s plumbing, heating and wiring',
      },
      wiring: electrician,
    },
    board: 'Connecticut Department of Consumer Protection',
    lookup: 'https://elicense.ct.gov/Lookup/LicenseLookup.aspx',
    source: official(
      '2026-07-02',
      'https://portal.ct.gov/dcp/occupational-and-professional-division/occupational-boards/plumbing-and-piping-work-examining-board',
    ),
  },
  DC: {
    work: {
      inground: district,
      renovate: district,
      wiring: electrician,
      gas: { standing: 'license', needs: 'a licensed plumber or gas fitter' },
    },
    board: 'DC Department of Licensing and Consumer Protection',
    lookup: null,
    source: {
      url: 'https://jlgi.com/do-you-really-need-to-be-licensed-in-the-district-of-columbia-to-perform-home-improvement-work/',
      kind: 'third_party',
      read: '2026-11-27',
      by: 'us',
    },
  },
  DE: {
    work: { inground: delaware, repair: delaware, wiring: electrician },
    board: 'Delaware Office of Contractor Registration',
    lookup: 'https://contractorregistry.delaware.gov',
    source: official('2026-07-02', 'https://delcode.delaware.gov/title19/c036/index.html'),
  },
  ME: {
    work: {
      ...allLocal({ hedged: true, note: 'Home construction jobs over $3,000 do need a written contract.' }),
      wiring: electrician,
      gas: { standing: 'license', needs: 'a licensed gas technician' },
    },
    board: "your town's building office",
    lookup: null,
    source: null,
  },
  MD: {
    work: { inground: maryland, renovate: { ...maryland, hedged: true }, wiring: electrician },
    board: 'Maryland Home Improvement Commission',
    lookup: 'https://dllr.state.md.us/cgi-bin/ElectronicLicensing/OP_search/OP_search.cgi?calling_app=HIC::HIC_qselect',
    source: official('2026-07-03', 'https://labor.maryland.gov/license/mhic'),
  },
  MA: {
    work: {
      inground: { ...massachusetts, note: 'The only pools on the list of exempt work are above-ground pools.' },
      aboveGround: { standing: 'none', hedged: true },
      renovate: massachusetts,
      wiring: electrician,
      gas: { standing: 'license', needs: 'a licensed plumber or gas fitter' },
    },
    board: 'Massachusetts Office of Consumer Affairs and Business Regulation',
    lookup: 'https://contractorhub.mass.gov/s/hic-contractor-search',
    source: official('2026-07-03', 'https://mass.gov/home-improvement-contractor-program'),
  },
  NH: {
    work: { ...allLocal({ hedged: true }), wiring: electrician, gas: gasFitter },
    board: 'New Hampshire Office of Professional Licensure and Certification',
    lookup: 'https://oplc.nh.gov/license-lookup',
    source: null,
  },
  NJ: {
    work: {
      inground: newJersey,
      renovate: newJersey,
      cleaning: { standing: 'none', to: 'vacuum, sanitize and backwash a pool', hedged: true },
      wiring: electrician,
    },
    board: 'New Jersey Division of Consumer Affairs',
    lookup: 'https://newjersey.mylicense.com/verification/Search.aspx?facility=Y',
    source: official('2026-07-03', 'https://njconsumeraffairs.gov/ocp/Pages/hic.aspx'),
  },
  NY: {
    work: {
      ...allLocal({
        note: 'The five boroughs and Nassau, Suffolk, Westchester and Rockland counties license home improvement contractors, and Putnam County registers them.',
      }),
      wiring: localElectrician,
    },
    board: 'your county consumer affairs office',
    lookup: null,
    source: null,
  },
  PA: {
    work: { inground: pennsylvania, aboveGround: pennsylvania, renovate: pennsylvania, wiring: localElectrician },
    board: 'Pennsylvania Office of Attorney General',
    lookup: 'https://hicsearch.attorneygeneral.gov',
    source: {
      url: 'https://www.mette.com/2014/05/22/pa-home-improvement-consumer-protection-act-2/',
      kind: 'third_party',
      read: '2026-11-27',
      by: 'us',
    },
  },
  RI: {
    work: {
      inground: {
        standing: 'registration',
        needs: "a registration with the Contractors' Registration and Licensing Board",
        note: 'The number must appear in all ads.',
      },
      wiring: electrician,
    },
    board: "Rhode Island Contractors' Registration and Licensing Board",
    lookup: 'https://crb.ecms.ri.gov/consumer/search-registrantlicensee',
    source: official('2026-07-05', 'https://crb.ri.gov/general-contractor-registration'),
  },
  VT: {
    work: { wiring: electrician },
    board: 'Vermont Office of Professional Regulation',
    lookup: 'https://sos.vermont.gov/opr/find-a-professional',
    source: official('2026-07-05', 'https://firesafety.vermont.gov/licensing'),
  },
} satisfies Partial<Record<State['code'], StateLicense>>;
