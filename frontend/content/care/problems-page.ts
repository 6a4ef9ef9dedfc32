import type { PageText } from '../page-text.js';

export const problemsPage = {
  title: 'What’s wrong with my pool?',
  lead: 'Tell us what you see. You’ll get the likely causes in order, what to check before you spend money, and when to stop.',
  description:
    'Green water, a humming pump, a dropping water level: the likely causes in order, what to check, how to fix the problem and when to call a pro.',
  next: {
    title: 'Want someone to take a look?',
    text: 'Search for pool repair where you live, and send the same description to up to four companies.',
    label: 'Find pool repair',
    to: '/search-results?services=Pool+Repair',
  },
  sections: {
    'step-by-step': {
      title: 'Step by step',
      text: [
        'Two to four questions lead to the most likely problem. Each step has its own link, which you can send to whoever is standing at the pump.',
      ],
    },
    'when-to-stop': { title: 'When to stop' },
    'by-symptom': { title: 'Search by symptom' },
    'where-from': {
      title: 'Where this comes from',
      text: [
        'Filter makers and service companies recommend cleaning a filter at 8 to 10 psi over its clean pressure. The US Department of Energy says that a heat pump works efficiently only above 45 to 50 °F. If the pool loses over 1/8 inch a day more than the bucket, and a second test shows the same, the trade calls it a leak. Without a bucket test, a total loss of a quarter inch a day is suspicious. Limits for chlorine, and their sources, are in the [water chemistry table](/maintenance-tips#chemistry). The Poison Control number comes from the New York State Department of Health. The order of causes reflects what service technicians see most often, not a survey: use it as the order in which to check them.',
      ],
    },
  },
} as const satisfies PageText;

/** What ends the search for a cause right away. */
export const stopSigns: readonly { danger: string; text: string }[] = [
  {
    danger: 'Electricity.',
    text: 'If you feel a tingle in the water, a breaker trips twice, or a light has water in it, get everyone out, turn off all pool power at the panel, and call an electrician.',
  },
  {
    danger: 'Gas.',
    text: 'If you smell gas, see soot, or get a headache near the heater, get out, don’t touch any switches, and call the gas company or 911 from the street.',
  },
  {
    danger: 'Chemicals.',
    text: 'If two products have mixed, or a shed has a sharp smell, there may be chlorine gas, or a fire about to start. Get away upwind and call 911. Poison Control answers at 1-800-222-1222, day or night.',
  },
  {
    danger: 'Sight and suction.',
    text: 'If you cannot see the floor, or a drain cover is loose, keep everyone out of the pool.',
  },
  {
    danger: 'Ground.',
    text: 'If you find cracks, a deck that has moved, or high groundwater, keep the pool full and call a professional.',
  },
];
