import type { PageText } from '../page-text.js';

export const problemsPage = {
  title: 'Something is wrong with the pool',
  lead: 'Say what you see. You get the likely causes in order, what to check before you spend money, and the point at which to stop.',
  description:
    'Green water, a humming pump, a falling level: the likely causes in order, what to check, how to fix it and when to call, with a search and a step-by-step guide.',
  next: {
    title: 'Rather have somebody look?',
    text: 'Search pool repair where you live, and send the same description to up to four firms.',
    label: 'Find pool repair',
    to: '/search-results?services=Pool+Repair',
  },
  sections: {
    'step-by-step': {
      title: 'Step by step',
      text: [
        'Two to four questions lead to the likeliest problem. Each step has a link of its own, which you can send to somebody who stands at the pump.',
      ],
    },
    'when-to-stop': { title: 'When to stop' },
    'by-symptom': { title: 'Search by symptom' },
    'where-from': {
      title: 'Where this comes from',
      text: [
        'Three figures are published ones. Filter makers and service firms ask you to clean a filter at 8 to 10 psi over its clean pressure. The US Department of Energy expects little from a heat pump below 45 to 50 °F of air. The trade suspects a leak at a quarter inch a day above evaporation. The Poison Control number is as the New York State Department of Health gives it. The order of causes is what service people meet most often, not a survey: take it as the order in which to look.',
      ],
    },
  },
} as const satisfies PageText;

/** What ends the search for a cause at once. */
export const stopSigns: readonly { danger: string; text: string }[] = [
  {
    danger: 'Electricity.',
    text: 'A tingle in the water, a breaker that trips twice, a light with water in it: everybody out, pool off at the panel, electrician.',
  },
  {
    danger: 'Gas.',
    text: 'A smell of gas, soot, or a headache beside the heater: out, no switches, gas company or 911 from the street.',
  },
  {
    danger: 'Chemicals.',
    text: 'Two products met, or a shed smells sharp: get away upwind. Poison Control is 1-800-222-1222, at any hour.',
  },
  { danger: 'Sight and suction.', text: 'The floor cannot be seen, or a drain cover is loose: nobody swims.' },
  { danger: 'Ground.', text: 'Cracks, a deck that moved, high ground water: keep the pool full and call.' },
];
