import type { State } from '../states.js';
import { allLocal, electricalContractor, electrician, localOffice, official } from './common.js';
import type { StateLicense, WorkRule } from './types.js';

const california: Pick<WorkRule, 'from' | 'exemptIf'> = {
  from: { dollars: 1000, over: false },
  exemptIf: ['no_permit', 'no_employee'],
};
const oregon: WorkRule = {
  standing: 'license',
  needs: 'a license from the Construction Contractors Board',
  note: 'Contractors who advertise need it even for small jobs.',
};
const nevada: WorkRule = { standing: 'license', needs: 'an A-10 license' };

/** The Pacific and Mountain states. */
export const west = {
  AK: {
    work: {
      inground: {
        standing: 'registration',
        needs: 'a contractor registration',
        note: 'Contractors must have it before their first bid.',
      },
      wiring: electrician,
    },
    board: 'Alaska Division of Corporations, Business and Professional Licensing',
    lookup: 'https://commerce.alaska.gov/cbp/main/Search/Professional',
    source: official('2026-07-01', 'https://commerce.alaska.gov/web/portals/5/pub/contractorstatutes.pdf'),
  },
  AZ: {
    work: {
      inground: { standing: 'license', needs: 'a B-5 or KA-5 license' },
      renovate: { standing: 'license', needs: 'a B-5 or KA-5 license', hedged: true },
      repair: { standing: 'license', needs: 'a pool service and repair license (class R-6 or CR-6)' },
      cleaning: { standing: 'none', hedged: true },
      wiring: electricalContractor,
    },
    board: 'Arizona Registrar of Contractors',
    lookup: 'https://azroc.my.site.com/AZRoc/s/contractor-search',
    source: official('2026-07-01', 'https://roc.az.gov/license-classifications'),
  },
  CA: {
    work: {
      inground: { standing: 'license', needs: 'a C-53 license' },
      aboveGround: {
        standing: 'license',
        needs: 'a contractor license',
        ...california,
        note: 'Ask the board which class covers an above-ground pool.',
      },
      renovate: {
        standing: 'license',
        needs: 'a C-53 license',
        ...california,
        note: 'Ask the board which class covers plaster or tile alone.',
      },
      repair: {
        standing: 'license',
        needs: 'a C-61/D-35 license',
        to: 'service pool motors, pumps, filters and heaters',
        ...california,
      },
      cleaning: { standing: 'none', ...california },
      wiring: { standing: 'license', needs: 'a C-10 electrical contractor license' },
    },
    board: 'California Contractors State License Board',
    lookup: 'https://cslb.ca.gov/onlineservices/checklicenseII/checklicense.aspx',
    source: official(
      '2026-07-01',
      'https://cslb.ca.gov/about_us/library/licensing_classifications/Licensing_Classifications_Detail.aspx?Class=C-53',
    ),
  },
  CO: {
    work: { ...allLocal(), wiring: electrician },
    board: localOffice,
    lookup: 'https://apps.colorado.gov/dora/licensing/Lookup/LicenseLookup.aspx',
    source: official('2026-07-02', 'https://dora.colorado.gov/consumer-protection-home-and-repair'),
  },
  HI: {
    work: {
      inground: { standing: 'license', needs: 'a C-49 license', hedged: true },
      repair: { standing: 'license', needs: 'a C-49a (pool service) license', hedged: true },
      portableSpa: { standing: 'license', needs: 'a C-49b (hot tub and pool) license', hedged: true },
      wiring: electrician,
    },
    board: 'Hawaii Contractors License Board',
    lookup: 'https://mypvl.dcca.hawaii.gov/public-license-search',
    source: official(
      '2026-07-02',
      'https://cca.hawaii.gov/wp-content/uploads/2026/01/DescriptionofContractorLicenseClassifications-1-1.pdf',
    ),
  },
  ID: {
    work: {
      inground: {
        standing: 'registration',
        needs: 'a contractor registration',
        from: { dollars: 2000, over: true },
        note: 'There is no exam.',
      },
      wiring: electrician,
    },
    board: 'Idaho Contractors Board',
    lookup: 'https://edopl.idaho.gov/OnlineServices/?link=PubSearch',
    source: official('2026-07-03', 'https://dopl.idaho.gov/con/con-faq'),
  },
  MT: {
    work: {
      inground: {
        standing: 'registration',
        needs: 'a contractor registration',
        employers: true,
        note: 'There is no exam.',
      },
      wiring: electrician,
    },
    board: 'Montana Department of Labor and Industry',
    lookup: 'https://erd.dli.mt.gov/work-comp-regulations/montana-contractor/icec-search-old',
    source: official(
      '2026-07-04',
      'https://erd.dli.mt.gov/work-comp-regulations/montana-contractor/construction-contractor-registration',
    ),
  },
  NV: {
    work: {
      inground: nevada,
      renovate: { ...nevada, hedged: true },
      repair: { ...nevada, hedged: true },
      wiring: electricalContractor,
    },
    board: 'Nevada State Contractors Board',
    lookup:
      'https://app.nvcontractorsboard.com/Clients/NVSCB/Public/ContractorLicenseSearch/ContractorLicenseSearch.aspx',
    source: official('2026-07-02', 'https://nvcontractorsboard.com/licensing/license-classifications'),
  },
  NM: {
    work: { inground: { standing: 'license', needs: 'a GS-25 (swimming pools) license' }, wiring: electrician },
    board: 'New Mexico Construction Industries Division',
    lookup: 'https://public.psiexams.com/search.jsp',
    source: official('2026-07-02', 'https://srca.nm.gov/parts/title14/14.006.0006.html'),
  },
  OR: {
    work: { inground: oregon, renovate: oregon, repair: oregon, wiring: electrician },
    board: 'Oregon Construction Contractors Board',
    lookup: 'https://search.ccb.state.or.us/search',
    source: official('2026-07-03', 'https://oregon.gov/ccb/Pages/CCB%20License.aspx'),
  },
  UT: {
    work: {
      inground: {
        standing: 'license',
        needs: 'an S330 (landscape and recreation) license',
        note: 'Older licenses show the class as S380.',
      },
      wiring: electrician,
    },
    board: 'Utah Division of Professional Licensing',
    lookup: 'https://secure.utah.gov/llv/search/index.html',
    source: official(
      '2026-07-02',
      'https://commerce.utah.gov/wp-content/uploads/2022/09/classification-conversion-chart.pdf',
    ),
  },
  WA: {
    work: {
      inground: {
        standing: 'registration',
        needs: 'a contractor registration with a bond and insurance',
        note: 'We have not confirmed whether there is a class for pools alone.',
      },
      wiring: electrician,
    },
    board: 'Washington State Department of Labor and Industries',
    lookup: 'https://secure.lni.wa.gov/verify',
    source: official('2026-07-02', 'https://lni.wa.gov/licensing-permits/contractors/register-as-a-contractor'),
  },
  WY: {
    work: { ...allLocal({ hedged: true }), wiring: electrician },
    board: localOffice,
    lookup: null,
    source: null,
  },
} satisfies Partial<Record<State['code'], StateLicense>>;
