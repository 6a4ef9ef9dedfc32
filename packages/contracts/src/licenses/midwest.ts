import type { State } from '../states.js';
import { allLocal, electrician, localElectrician, localOffice, official } from './common.js';
import type { StateLicense, WorkRule } from './types.js';

const iowa: WorkRule = {
  standing: 'registration',
  needs: 'a contractor registration',
  yearly: 2000,
  note: 'There is no exam.',
};
const michigan: WorkRule = {
  standing: 'license',
  needs: 'a residential builder license, or a maintenance and alteration license with the swimming pool trade,',
  from: { dollars: 600, over: false },
};
const nebraska: WorkRule = {
  standing: 'registration',
  needs: 'a contractor registration',
  yearly: 5000,
  note: 'There is no exam.',
};

/** The Midwest. */
export const midwest = {
  IL: {
    work: { ...allLocal(), wiring: localElectrician },
    board: localOffice,
    lookup: null,
    source: official('2026-07-03', 'https://cdb.illinois.gov/business/codes/buildingcodesregulations.html'),
  },
  IN: {
    work: { ...allLocal(), wiring: localElectrician },
    board: localOffice,
    lookup: null,
    source: official('2026-07-03', 'https://in.gov/core/business_guide.html'),
  },
  IA: {
    work: { inground: iowa, renovate: iowa, wiring: electrician },
    board: 'Iowa Department of Inspections, Appeals and Licensing',
    lookup: 'https://dial.iowa.gov/i-need/records',
    source: official('2026-07-03', 'https://dial.iowa.gov/licenses/swimming-pools-spas/construction'),
  },
  KS: {
    work: { ...allLocal(), wiring: localElectrician },
    board: localOffice,
    lookup: null,
    source: official('2026-07-03', 'https://ksbiz.kansas.gov/business-starter-kit/construction'),
  },
  MI: {
    work: { inground: michigan, renovate: michigan, repair: michigan, wiring: electrician },
    board: 'Michigan Department of Licensing and Regulatory Affairs',
    lookup: 'https://aca-prod.accela.com/LARA/GeneralProperty/PropertyLookUp.aspx?TabName=APO&isLicensee=Y',
    source: official(
      '2026-07-03',
      'https://michigan.gov/lara/bureau-list/bcc/sections/licensing-section/residential-builders/lic-info/maintenance-alteration-contractor-license-information',
    ),
  },
  MN: {
    work: { wiring: electrician },
    board: 'Minnesota Department of Labor and Industry',
    lookup: 'https://dli.mn.gov/license-and-registration-lookup',
    source: official(
      '2026-07-03',
      'https://dli.mn.gov/business/residential-contractors/residential-contractor-licensing',
    ),
  },
  MO: {
    work: allLocal({ note: 'Some counties do: St. Charles County licenses pool installers.' }),
    board: localOffice,
    lookup: null,
    source: official('2026-07-05', 'https://sccmo.org/1544/Contractor-Licensing-and-Renewals'),
  },
  ND: {
    work: {
      inground: {
        standing: 'license',
        needs: 'a contractor license',
        from: { dollars: 4000, over: true },
        note: 'The class depends on the value of the job, and there is no exam.',
      },
      wiring: electrician,
    },
    board: 'North Dakota Secretary of State',
    lookup: 'https://firststop.sos.nd.gov/search/contractor',
    source: official('2026-07-04', 'https://sos.nd.gov/business/licensing-registration/contractors'),
  },
  NE: {
    work: { inground: nebraska, renovate: nebraska, repair: nebraska, wiring: electrician },
    board: 'Nebraska Department of Labor',
    lookup: 'https://dol.nebraska.gov/conreg/Search',
    source: official('2026-07-04', 'https://dol.nebraska.gov/conreg'),
  },
  OH: {
    work: allLocal(),
    board: localOffice,
    lookup: null,
    source: official(
      '2026-07-04',
      'https://com.ohio.gov/divisions-and-programs/industrial-compliance/boards/ohio-construction-industry-licensing-board/contractors-and-contracting-companies',
    ),
  },
  SD: {
    work: {
      ...allLocal({ note: 'Contractors do need an excise tax license, which says nothing about skill.' }),
      wiring: electrician,
    },
    board: localOffice,
    lookup: null,
    source: official('2026-07-05', 'https://dlr.sd.gov/boards_commissions_councils_all.aspx'),
  },
  WI: {
    work: {
      ...allLocal({
        hedged: true,
        note: 'We have not confirmed whether the dwelling contractor certification covers pools.',
      }),
      wiring: electrician,
    },
    board: 'Wisconsin Department of Safety and Professional Services',
    lookup: 'https://license.wi.gov/s/license-lookup',
    source: null,
  },
} satisfies Partial<Record<State['code'], StateLicense>>;
