import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  updated: '2026-11-22',
  lead: 'Nevada licenses work on every home pool and spa and adds duties that few states have: a written contract, a plan, permits pulled by the firm. Fences are local, and around Las Vegas they are high.',
  facts: {
    license: [
      {
        text: "The parts of Nevada's class A stand in section 624.150 of its administrative code.",
        standing: 'official',
        source: { name: 'Nevada Administrative Code 624', url: 'https://www.leg.state.nv.us/Nac/NAC-624.html' },
      },
      {
        text: 'A Nevada pool contractor has limits on deposits and progress payments under NAC 624.6958 to 624.6964.',
        standing: 'copy',
        source: { name: 'Nevada Administrative Code, quoted by an insurer', url: null },
      },
      {
        text: 'The Nevada board keeps an ombudsman for pools and spas, under NRS 624.105.',
        standing: 'official',
        source: {
          name: 'Nevada Revised Statutes 624',
          url: 'https://www.leg.state.nv.us/Division/Legal/LawLibrary/NRS/NRS-624.html',
        },
      },
      {
        text: 'From which amount small jobs are exempt in Nevada is not confirmed. Some pages print $500, others twice that.',
        standing: 'unknown',
      },
    ],
    permit: [
      {
        text: 'The pool contractor in Nevada pulls the permits and supervises the work through a qualified person.',
        standing: 'official',
        source: { name: 'Nevada Revised Statutes 624.930', url: 'https://nevada.public.law/statutes/nrs_624.930' },
      },
    ],
    barrier: [
      {
        text: "The board's brochure says that local rules may require a fence or wall in Nevada.",
        standing: 'copy',
        source: { name: 'Nevada State Contractors Board, pool brochure, read in a copy', url: null },
      },
      {
        text: 'Clark County gives 60 inches on the outside, or 8 feet inside where the wall cannot be climbed, a 4-inch gap at the ground, and gates that close and latch themselves.',
        standing: 'secondary',
        source: {
          name: 'City Rule Lookup on Paradise, Nevada',
          url: 'https://www.cityrulelookup.com/swimming-pools/safety-rules/paradise-nv',
        },
      },
      {
        text: "A pool firm's page prints 48 inches for Clark County; ask which one is inspected.",
        standing: 'secondary',
        source: { name: "Pool firm's page on Clark County", url: null },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Is it 60 inches here, and on which side is the height measured?',
    "Did the Nevada contractor pull the permit in the firm's own name?",
  ],
};
