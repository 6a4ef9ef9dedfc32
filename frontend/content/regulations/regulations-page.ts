import type { PageText, SectionText } from '../page-text.js';

export const regulationsPage = {
  title: 'Pool regulations by state',
  lead: 'Who has to be licensed to build a pool, and what has to stand around it, in all 50 states and the District of Columbia, with a mark on each fact that says how sure it is.',
  description:
    'Pool contractor licenses and pool barriers in all 50 states and the District of Columbia, side by side: what the state asks for, how well that is known, and where a city or county decides.',
  next: {
    title: 'Know the rule, then the firm',
    text: 'Search by ZIP or city, and ask each firm for the number that your state gives.',
    label: 'Find contractors near you',
    to: '/pool-contractors-near-me',
  },
  sections: {
    states: { title: 'All states' },
    'license-kinds': {
      title: 'License or registration',
      text: [
        'A license usually stands for an exam, experience or a class of work. A registration says that a firm has given its name, and often a bond or insurance, to the state. Where the state has neither, a city or county may still have one of its own.',
      ],
    },
    'who-decides': {
      title: 'Who decides what',
      text: [
        'Four offices meet at a pool. The state board looks after the firm. The building department of the city or county looks after the permit, the setbacks and the barrier. An electrical inspector, from the state or the city, looks at bonding and circuits. And the water and sewer utility has a say in filling and draining.',
        'Where a state has adopted a code, a town may still change it, and in a few states the town may even ask for less. That is why the last step is always a call to the department at your address.',
      ],
    },
  },
} as const satisfies PageText;

/** What the pages about rules are not. */
export const regulationsNotes = {
  every:
    'No legal advice. Laws move faster than pages, and much of this comes from secondary sources; each state’s page names the office that can confirm it.',
  state:
    'This is a reading aid for {state} and no legal advice. The board, the statute and the building department at your address decide.',
};

/** What every state’s page says beside its facts. */
export const stateSections = {
  questions: {
    title: 'Questions for the building department',
    text: ['Call before you sign, and write the name and the day beside each answer.'],
  },
  neighbors: {
    title: 'States next door',
    text: ['A firm from over the border follows the rules of {state}, not those of its own state.'],
  },
} as const satisfies Record<string, SectionText>;
