import type { PageText, SectionText } from '../page-text.js';

export const regulationsPage = {
  title: 'Pool regulations by state',
  lead: 'See who needs a license to build a pool, and what barrier a pool needs, in all 50 states and the District of Columbia. A label on each fact shows how sure we are.',
  description:
    'Pool contractor licenses and pool barriers in all 50 states and the District of Columbia, side by side: what each state requires, how sure we are, and where a city or county decides.',
  next: {
    title: 'Know the rules, then pick a contractor',
    text: 'Search by ZIP or city, and ask each contractor for its license or registration number.',
    label: 'Find contractors near you',
    to: '/pool-contractors-near-me',
  },
  sections: {
    states: { title: 'All states' },
    thin: {
      title: 'States we know little about',
      text: [
        'We do not know enough about these states to give each one its own guide. Here is who may build a pool in each state, and who to ask.',
      ],
    },
    'license-kinds': {
      title: 'License or registration',
      text: [
        'To get a license, a contractor usually has to pass an exam or show experience, and the license covers a class of work. A registration means that a contractor has filed its name, and often proof of a bond or insurance, with the state. If the state has neither, a city or county may still require one.',
      ],
    },
    'who-decides': {
      title: 'Who decides what',
      text: [
        'Four offices have a say in a pool project. The state board licenses the contractor. The city or county building department handles the permit, the setbacks and the barrier. An electrical inspector, from the state or the city, checks bonding and circuits. The water and sewer utility sets rules for filling and draining.',
        'Where a state has adopted a code, a town may still change it, and in a few states the town may even require less. So always make your last call to the building department for your address.',
      ],
    },
  },
} as const satisfies PageText;

/** What the pages about rules are not. */
export const regulationsNotes = {
  every:
    'This is not legal advice. Laws change, and much of this comes from secondary sources. Each state’s page names the office that can confirm the rules there.',
  state:
    'This is a guide to the rules in {state}, not legal advice. The licensing board, the law and your local building department have the final say.',
};

/** What every state’s page says in addition to its facts. */
export const stateSections = {
  questions: {
    title: 'Questions for the building department',
    text: ['Call before you sign, and write down who you talked to and when.'],
  },
  neighbors: {
    title: 'States next door',
    text: ['A contractor from across the state line has to follow the rules in {state}, not the ones back home.'],
  },
} as const satisfies Record<string, SectionText>;
