import type { StateRegulations } from '../types.js';

export const regulations: StateRegulations = {
  published: '2026-11-22',
  updated: '2026-11-27',
  lead: "Tennessee licenses pool builders for jobs of $25,000 or more, and nine counties have a home improvement license for smaller jobs. The state's pool law, Katie Beth's Law, is about alarms.",
  facts: {
    license: [
      {
        text: 'The home improvement license applies in Bradley, Davidson, Hamilton, Haywood, Knox, Marion, Robertson, Rutherford and Shelby counties in Tennessee.',
        standing: 'secondary',
        source: {
          name: 'Callison on Tennessee licenses',
          url: 'https://www.callisoncpa.com/news/tennessee-contractor-license-vs-home-improvement-license',
        },
      },
      { text: "Tennessee's list of license classes puts pools in class BC-26.", standing: 'register' },
      {
        text: 'Class BC-A covers work on homes with one to four units in Tennessee.',
        standing: 'secondary',
        source: {
          name: 'Procore on Tennessee contractor licenses',
          url: 'https://www.procore.com/library/tennessee-contractors-license',
        },
      },
      {
        text: 'A Tennessee license has a dollar limit with a 10 percent tolerance.',
        standing: 'official',
        source: {
          name: 'Tennessee Board for Licensing Contractors, business resources',
          url: 'https://www.tn.gov/commerce/regboards/contractor/business-resources.html',
        },
      },
    ],
    permit: [
      {
        text: 'A pool in Tennessee cannot pass its final electrical inspection without a pool alarm.',
        standing: 'secondary',
        source: {
          name: "Pool and Spa News on Tennessee's alarm law",
          url: 'https://www.poolspanews.com/business/legal-regulatory/state-mandates-alarms-on-new-pools_o',
        },
      },
    ],
    barrier: [
      {
        text: "Katie Beth's Law requires a pool alarm at a one- or two-family home in Tennessee if the pool was acquired after January 1, 2011, and is deeper than 36 inches.",
        standing: 'copy',
        source: { name: 'Tennessee Code 68-14-802 (copy)', url: null },
      },
      {
        text: 'In Tennessee, the alarm must sound at 50 decibels or more when anything weighing 15 pounds or more falls into the pool.',
        standing: 'copy',
        source: {
          name: 'Tennessee Code 68-14-804 (copy)',
          url: 'https://instalawyer.io/laws/2021-tennessee-code/68-14-804-alarm-requirement-in',
        },
      },
      { text: 'Fences are said to be a local matter in Tennessee.', standing: 'unchecked' },
    ],
    electrical: [],
    water: [],
  },
  questions: [
    'Who checks the pool alarm in this Tennessee county: the electrical inspector at the final inspection or the building inspector?',
    'Is this one of the nine Tennessee counties with a home improvement license?',
  ],
};
