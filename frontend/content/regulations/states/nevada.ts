import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: 'Nevada requires a license for work on any home pool or spa. The contract must be in writing and include a plan. The down payment is capped at $1,000 or 10 percent, whichever is less, and the contractor pulls the permits. Fences are local.',
  facts: {
    license: [
      {
        text: "Section 624.150 of the administrative code lists the categories under Nevada's class A license.",
        standing: 'official',
        source: { name: 'Nevada Administrative Code 624', url: 'https://www.leg.state.nv.us/Nac/NAC-624.html' },
      },
      {
        text: 'A Nevada contract for more than $1,000 must state the price, the completion date and the deposit. A contract without the board’s standard elements is void.',
        standing: 'copy',
        source: { name: 'Nevada Revised Statutes 624.940', url: 'https://nevada.public.law/statutes/nrs_624.940' },
        read: '2026-11-27',
      },
      {
        text: 'The Nevada board has an ombudsman for pools and spas (NRS 624.105).',
        standing: 'official',
        source: {
          name: 'Nevada Revised Statutes 624',
          url: 'https://www.leg.state.nv.us/Division/Legal/LawLibrary/NRS/NRS-624.html',
        },
      },
      {
        text: 'We have not confirmed the amount below which small jobs are exempt in Nevada. Some websites say $500, others $1,000.',
        standing: 'unknown',
      },
    ],
    permit: [
      {
        text: 'The pool contractor in Nevada pulls the permits and supervises the work through a qualified person.',
        standing: 'copy',
        source: { name: 'Nevada Revised Statutes 624.930', url: 'https://nevada.public.law/statutes/nrs_624.930' },
      },
    ],
    barrier: [
      {
        text: "The Nevada board's brochure says that local rules may require a fence or wall.",
        standing: 'copy',
        source: { name: 'Nevada State Contractors Board, pool brochure (copy)', url: null },
      },
      {
        text: 'Clark County calls for a height of 60 inches on the outside, or 8 feet inside if the wall cannot be climbed. It allows at most a 4-inch gap at the ground, and gates must close and latch by themselves.',
        standing: 'secondary',
        source: {
          name: 'City Rule Lookup on Paradise, Nevada',
          url: 'https://www.cityrulelookup.com/swimming-pools/safety-rules/paradise-nv',
        },
      },
      {
        text: "A pool company's page lists a height of 48 inches for Clark County. Ask which height the inspector goes by.",
        standing: 'secondary',
        source: {
          name: "Pool company's page on Clark County",
          url: 'https://tegridypool.com/blog/understanding-local-pool-regulations-in-clark-county',
        },
      },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Is the required fence height 60 inches here, and on which side is it measured?',
    "Did the Nevada contractor pull the permit in the company's own name?",
  ],
};
