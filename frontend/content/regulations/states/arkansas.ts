import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Arkansas asks for a license early, at $2,000 of residential work, and names pools and spas inside its classes. Fences are set by towns; two that were read both ask for four feet.',
  facts: {
    license: [
      {
        text: 'Commercial work is licensed in Arkansas from $50,000 on, and a commercial license allows residential work in the same class.',
        standing: 'secondary',
        source: {
          name: 'LegalClarity on Arkansas contractor licenses',
          url: 'https://legalclarity.org/arkansas-contractor-license-requirements',
        },
      },
      {
        text: "Swimming pools and spas are named within Arkansas's building class and within its specialty class.",
        standing: 'register',
      },
      {
        text: 'Whether pool cleaning or small repairs in Arkansas ask for a license is not confirmed.',
        standing: 'unknown',
      },
    ],
    permit: [],
    barrier: [
      {
        text: "A fence builder's guide for central Arkansas gives 4 feet, no opening above 4 inches, around water deeper than 24 inches.",
        standing: 'secondary',
        source: {
          name: 'Fence Masters on pool fences in central Arkansas',
          url: 'https://www.fencemastersar.com/post/what-are-the-pool-fencing-regulations-in-central-arkansas',
        },
      },
      {
        text: 'The town of Hoxie was reported to require 4 feet with a self-latching gate.',
        standing: 'secondary',
        source: { name: 'KAIT 8, local news', url: 'https://www.kait8.com/story/18884053' },
      },
      { text: 'A barrier text of the state of Arkansas itself has not been found.', standing: 'unknown' },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Does the town follow a fence ordinance of its own, and does it reach above-ground pools in Arkansas?',
    'Are subcontractors on the job registered with the Arkansas board?',
  ],
};
