import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-23',
  updated: '2026-11-27',
  lead: 'The District of Columbia acts as both city and state: the same government licenses the contractor, issues the permit and inspects the pool. A contractor without a home improvement license may not take any payment before the work is complete.',
  facts: {
    license: [
      {
        text: 'The District’s home improvement rules cover swimming pools next to a home.',
        standing: 'secondary',
        source: {
          name: 'Law firm on 16 DCMR 800.1 and 899.1',
          url: 'https://jlgi.com/do-you-really-need-to-be-licensed-in-the-district-of-columbia-to-perform-home-improvement-work/',
        },
        read: '2026-11-27',
      },
      {
        text: 'In the District, a contract with an unlicensed home improvement contractor who takes money early is void, and the owner can recover what was paid.',
        standing: 'secondary',
        source: {
          name: 'Law firm on 16 DCMR 800.1 and 899.1',
          url: 'https://jlgi.com/do-you-really-need-to-be-licensed-in-the-district-of-columbia-to-perform-home-improvement-work/',
        },
        read: '2026-11-27',
      },
      {
        text: 'The rules define a home improvement contract as one for $300 or more.',
        standing: 'copy',
        source: {
          name: 'D.C. Municipal Regulations 16-899 (copy)',
          url: 'https://casetext.com/regulation/district-of-columbia-administrative-code/title-16-consumers-commercial-practices-and-civil-infractions/chapter-16-8-home-improvements/rule-16-899-definitions',
        },
        read: '2026-11-27',
      },
      {
        text: 'The District passed a new contractor law in 2024. We have not looked into what it changes for pools.',
        standing: 'unknown',
      },
      {
        text: 'Every business in the District needs a basic business license from the Department of Licensing and Consumer Protection.',
        standing: 'secondary',
        source: {
          name: 'Fullerton & Knowles on contractor licenses in the District of Columbia',
          url: 'https://fullertonlaw.com/newsletters-published/district-of-columbia-contractors-licenses',
        },
        read: '2026-11-27',
      },
    ],
    permit: [
      {
        text: 'A pool in the District is generally said to need permits from the Department of Buildings, and inspections before it is used.',
        standing: 'unchecked',
      },
    ],
    barrier: [
      {
        text: 'We have not looked into what barrier a home pool needs in the District. The Department of Buildings applies its construction codes.',
        standing: 'unknown',
      },
    ],
    electrical: [
      {
        text: 'In the District, a home improvement license does not replace an electrician’s, plumber’s or gas fitter’s license.',
        standing: 'secondary',
        source: {
          name: 'Law firm on 16 DCMR 800.1 and 899.1',
          url: 'https://jlgi.com/do-you-really-need-to-be-licensed-in-the-district-of-columbia-to-perform-home-improvement-work/',
        },
        read: '2026-11-27',
      },
    ],
    water: [],
  },
  ask: {
    permit: 'the DC Department of Buildings',
    barrier: 'the DC Department of Buildings',
    electrical: 'the DC Department of Buildings',
    water: 'DC Water and the DC Department of Buildings',
  },
  questions: [
    'What license does a contractor need to build a pool at a home in the District?',
    'What fence, gate and alarm do the District’s construction codes require around a home pool?',
  ],
};
