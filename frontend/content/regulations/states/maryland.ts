import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: "Maryland's home improvement law specifically covers swimming pools, so ask for the MHIC license. Barrier rules differ from county to county.",
  facts: {
    license: [
      {
        text: 'Maryland counts a swimming pool on land next to a home as home improvement (Business Regulation 8-101).',
        standing: 'copy',
        source: {
          name: 'Maryland Business Regulation 8-101 (copy)',
          url: 'https://marylandcontractorauthority.com/maryland-pool-licensing-law.html',
        },
      },
      {
        text: 'In Maryland, a state fund backs work done by MHIC contractors.',
        standing: 'secondary',
        source: {
          name: 'Haven Cost Guide on Maryland pool licenses',
          url: 'https://havencostguide.com/contractor-licensing/pool-in-maryland',
        },
      },
      {
        text: 'We found no dollar amount below which Maryland exempts a job. We have not confirmed whether cleaning alone needs the license.',
        standing: 'unknown',
      },
      {
        text: "A pool that comes with a new house is said to fall under Maryland's home builder registration.",
        standing: 'unchecked',
      },
    ],
    permit: [],
    barrier: [
      {
        text: 'Montgomery County requires an approved fence or wall around water deeper than 18 inches, and a spa cover that meets an ASTM standard.',
        standing: 'copy',
        source: { name: 'Montgomery County Code, chapter 51', url: 'https://codelibrary.amlegal.com' },
      },
      {
        text: 'A guide lists fence heights in Maryland: 5 feet in Montgomery County, and 48 inches in Anne Arundel, Baltimore, Harford and Howard counties.',
        standing: 'secondary',
        source: { name: 'Secondary guide to Maryland county codes', url: null },
      },
    ],
    electrical: [],
    water: [],
  },
  ask: { barrier: 'your county’s permit office' },
  questions: [
    'What fence height does this Maryland county require, and is it measured on the outside?',
    'Is a locking cover enough for a spa in this county?',
  ],
};
