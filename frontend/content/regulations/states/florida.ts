import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Florida licenses pool contractors and pool service contractors, and it has a pool safety act with five options. Companies that only clean and treat the water do not need a license, a court held in 1995.',
  facts: {
    license: [
      {
        text: 'Florida law lists three kinds of pool licenses: all pools and spas, home pools and spas, and service. A 2025 bill quotes the text.',
        standing: 'copy',
        source: {
          name: 'Florida Senate Bill 570 of 2025, as filed',
          url: 'https://www.flsenate.gov/Session/Bill/2025/570/BillText/Filed/HTML',
        },
      },
      {
        text: 'A fourth kind covers service work at homes: repair, pumps, heaters, refinishing and draining. It excludes connections to sewer and drinking water lines.',
        standing: 'copy',
        source: { name: 'Florida Administrative Code 61G4-15.040', url: 'https://flrules.elaws.us/fac/61g4-15.040' },
      },
      {
        text: 'Cleaning and treating a Florida pool is not contracting, the court held in the Cepcot case.',
        standing: 'copy',
        source: {
          name: '1995 decision (copy)',
          url: 'https://cetient.com/opinion/1138429/cepcot-corp-v-department-of-business',
        },
      },
      {
        text: 'A certified contractor may work anywhere in Florida. A registered contractor may work only in one local area.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Florida pool contractors',
          url: 'https://legalclarity.org/how-to-get-a-pool-contractor-license-in-florida',
        },
      },
      {
        text: 'The license numbers of certified pool contractors are said to start with CPC, and registered contractors’ numbers with RP.',
        standing: 'unchecked',
      },
      {
        text: 'Service work in Florida includes any cleaning that involves taking equipment at least partly apart.',
        standing: 'copy',
        source: { name: 'Florida Administrative Code 61G4-15.040', url: 'https://flrules.elaws.us/fac/61g4-15.040' },
      },
      {
        text: 'Bills in 2024 and 2025 would have changed what a Florida service contractor may do. We do not know what became of them.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'A new home pool in Florida must have at least one of five features to pass its final inspection: a barrier, a safety cover, exit alarms, self-latching doors, or a pool alarm.',
        standing: 'copy',
        source: {
          name: 'Florida Statutes 515.27, quoted in Senate Bill 706 of 2024',
          url: 'https://flsenate.gov/Session/Bill/2024/706/BillText/Filed/HTML',
        },
        read: '2026-11-27',
      },
      {
        text: 'Exit alarms in Florida must reach 85 decibels at 10 feet, and self-latching doors must have their release at 54 inches or higher.',
        standing: 'copy',
        source: {
          name: 'Florida Statutes 515.27, quoted in Senate Bill 706 of 2024',
          url: 'https://flsenate.gov/Session/Bill/2024/706/BillText/Filed/HTML',
        },
        read: '2026-11-27',
      },
      {
        text: 'The pool alarm must be certified to ASTM F2208, and the Florida act does not count alarms worn by a child.',
        standing: 'copy',
        source: {
          name: 'Florida Statutes 515.27, quoted in Senate Bill 706 of 2024',
          url: 'https://flsenate.gov/Session/Bill/2024/706/BillText/Filed/HTML',
        },
        read: '2026-11-27',
      },
      {
        text: 'A Florida pool barrier must be 4 feet high on the outside, with no gaps that would help a child climb. A yard fence counts only where it runs along the edge of the pool.',
        standing: 'copy',
        source: {
          name: 'Florida Statutes chapter 515, older version (copy)',
          url: 'https://poolcaptain.com/4945/residential-swimming-pool-barrier-requirements-florida/',
        },
      },
      {
        text: 'In Florida, gates must open away from the pool and close and latch by themselves, with the release on the pool side.',
        standing: 'copy',
        source: {
          name: 'Florida Statutes chapter 515, older version (copy)',
          url: 'https://poolcaptain.com/4945/residential-swimming-pool-barrier-requirements-florida/',
        },
      },
      {
        text: 'The Florida Building Code also has rules for home pools. Ask which edition applies.',
        standing: 'unchecked',
      },
    ],
    electrical: [],
    water: [
      {
        text: 'A Florida service contractor may drain a pool, but may not connect it to sewer or drinking water lines.',
        standing: 'copy',
        source: { name: 'Florida Administrative Code 61G4-15.040', url: 'https://flrules.elaws.us/fac/61g4-15.040' },
      },
    ],
  },
  questions: [
    'Which chapter 515 safety feature will be on the permit, and who signs off on it at the end?',
    'Is this contractor certified for all of Florida, or registered for this county alone?',
  ],
};
