import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Michigan requires a license for pool work of $600 or more: either a residential builder license or a maintenance and alteration license with the swimming pool trade. Enclosures follow the state building code.',
  facts: {
    license: [
      {
        text: 'In Michigan, electrical, plumbing and mechanical work goes to separate licensees, not to the builder.',
        standing: 'official',
        source: {
          name: 'Michigan company license search, residential builders',
          url: 'https://www.michigan.gov/statelicensesearch',
        },
      },
      {
        text: "The letter S marks swimming pools among Michigan's maintenance and alteration trades.",
        standing: 'secondary',
        source: {
          name: 'Home Builders Association of the Grand Traverse Area',
          url: 'https://hbagta.com/licensing-info/',
        },
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'In Michigan, Washtenaw County points to the state building code for guards and enclosures around home pools.',
        standing: 'secondary',
        source: { name: 'Washtenaw County on swimming pools', url: 'https://www.washtenaw.org/184/Swimming-Pools' },
      },
      { text: 'The required height is said to be 48 inches in Michigan.', standing: 'unchecked' },
      {
        text: "Michigan's rule 325.2128, which requires 4 feet, is for public pools.",
        standing: 'copy',
        source: {
          name: 'Michigan Administrative Code R 325.2128',
          url: 'https://www.law.cornell.edu/regulations/michigan/Mich-Admin-Code-R-325-2128',
        },
      },
    ],
    electrical: [
      {
        text: 'In Michigan, a separate electrical licensee wires the pool.',
        standing: 'official',
        source: {
          name: 'Michigan company license search, residential builders',
          url: 'https://www.michigan.gov/statelicensesearch',
        },
      },
    ],
    water: [
      {
        text: 'In Michigan, a separate plumbing licensee connects the water.',
        standing: 'official',
        source: {
          name: 'Michigan company license search, residential builders',
          url: 'https://www.michigan.gov/statelicensesearch',
        },
      },
    ],
  },
  questions: [
    'Which section of the Michigan code do you use to inspect the enclosure, and what height does it set?',
    'Is the swimming pool trade listed on the license of the company that signs the contract?',
  ],
};
