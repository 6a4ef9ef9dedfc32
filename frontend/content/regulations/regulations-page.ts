import type { PageText, SectionText } from '../page-text.js';

export const regulationsPage = {
  title: 'Pool regulations by state',
  lead: 'Who must be licensed to build a pool, and what must be around it, in all 50 states and the District of Columbia. A mark on each fact says how sure we are.',
  description:
    'Pool contractor licenses and pool barriers in all 50 states and the District of Columbia, side by side: what the state requires, how well that is known, and where a city or county decides.',
  next: {
    title: 'Know the rule, then pick the contractor',
    text: 'Search by ZIP or city, and ask each contractor for its license or registration number.',
    label: 'Find contractors near you',
    to: '/pool-contractors-near-me',
  },
  sections: {
    states: { title: 'All states' },
    thin: {
      title: 'States we know little about',
      text: [
        'We have not read enough about these states to give each a guide of its own. Here is who may build a pool, and who to ask.',
      ],
    },
    'license-kinds': {
      title: 'License or registration',
      text: [
        'A license usually means an exam, experience or a class of work. A registration means that a contractor has filed its name, and often proof of a bond or insurance, with the state. Where the state has neither, a city or county may still have its own.',
      ],
    },
    'who-decides': {
      title: 'Who decides what',
      text: [
        'Four offices have a say in a pool. The state board licenses the contractor. The building department of the city or county handles the permit, the setbacks and the barrier. An electrical inspector, from the state or the city, checks bonding and circuits. The water and sewer utility sets rules for filling and draining.',
        'Where a state has adopted a code, a town may still change it, and in a few states the town may even require less. So always make your last call to the building department for your address.',
      ],
    },
  },
} as const satisfies PageText;

/** What the pages about rules are not. */
export const regulationsNotes = {
  every:
    'This is not legal advice. Laws change, and much of this comes from secondary sources. Each state’s page names the office that can confirm it.',
  state:
    'This is a guide to {state} and not legal advice. The board, the statute and the building department at your address decide.',
};

/** What every state’s page says in addition to its facts. */
export const stateSections = {
  questions: {
    title: 'Questions for the building department',
    text: ['Call before you sign, and write down the name and the date with each answer.'],
  },
  neighbors: {
    title: 'States next door',
    text: ['A contractor from across the border follows the rules of {state}, not those of its own state.'],
  },
} as const satisfies Record<string, SectionText>;
