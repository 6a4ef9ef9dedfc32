import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Florida has four kinds of pool licenses and a pool safety act. Those who only clean and treat the water need none. A court said so in 1995.',
  facts: {
    license: [
      {
        text: 'Florida law lists three kinds: one for all pools and spas, one for those at homes, and one for service. A bill of 2025 quotes the text.',
        standing: 'official',
        source: {
          name: 'Florida Senate Bill 570 of 2025, as filed',
          url: 'https://www.flsenate.gov/Session/Bill/2025/570/BillText/Filed/HTML',
        },
      },
      {
        text: 'A fourth kind is for service at homes: repair, pumps, heaters, new finishes and draining. Ties to sewer and drinking water are left out.',
        standing: 'official',
        source: { name: 'Florida Administrative Code 61G4-15.040', url: 'https://flrules.elaws.us/fac/61g4-15.040' },
      },
      {
        text: 'To clean and treat a pool is not contracting, the court found in the Cepcot case.',
        standing: 'official',
        source: {
          name: 'Decision of 1995',
          url: 'https://cetient.com/opinion/1138429/cepcot-corp-v-department-of-business',
        },
      },
      {
        text: 'A certified firm may work in all of Florida, a registered one in one local area.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Florida pool contractors',
          url: 'https://legalclarity.org/how-to-get-a-pool-contractor-license-in-florida',
        },
      },
      {
        text: 'Bills of 2024 and 2025 would have changed what a Florida service firm may do. We do not know what became of them.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: "Chapter 515 asks for a barrier 4 feet high on the outside, with no gaps that help a child climb. The yard fence counts only where it stands at the pool's edge.",
        standing: 'copy',
        source: {
          name: 'Florida Statutes chapter 515, older text in a copy',
          url: 'https://poolcaptain.com/4945/residential-swimming-pool-barrier-requirements-florida/',
        },
      },
      {
        text: 'Gates open away from a Florida pool. They close and latch by themselves, with the release on the pool side.',
        standing: 'copy',
        source: {
          name: 'Florida Statutes chapter 515, older text in a copy',
          url: 'https://poolcaptain.com/4945/residential-swimming-pool-barrier-requirements-florida/',
        },
      },
      {
        text: 'A safety cover, exit alarms of 85 decibels or doors that latch at 54 inches are said to do instead. An alarm in the pool was added later.',
        standing: 'unchecked',
      },
    ],
    electrical: [],
    water: [
      {
        text: 'A service firm may drain a Florida pool, but not tie it to the sewer or the drinking water.',
        standing: 'official',
        source: { name: 'Florida Administrative Code 61G4-15.040', url: 'https://flrules.elaws.us/fac/61g4-15.040' },
      },
    ],
  },
  questions: [
    'Which safety feature of chapter 515 will the permit name, and who signs for it at the end?',
    'Is this firm certified for all of Florida, or registered for this county alone?',
  ],
};
