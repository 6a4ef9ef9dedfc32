import type { PageText } from '../page-text.js';

export const calendarPage = {
  title: 'When a pool needs what',
  lead: 'The year of a pool in ten climate zones: when water passes 60 °F, when to book the opening, which month dries most. With a file for your calendar.',
  description:
    'When to open, close and look after a pool in ten US climate zones, month by month, with water temperature, evaporation and a calendar file for each.',
  next: {
    title: 'Book before the rush',
    text: 'Openings are asked for within the same few weeks. Search firms that open pools, and write to them early.',
    label: 'Find pool opening',
    to: '/search-results?services=Pool+Opening',
  },
  sections: {
    zones: { title: 'Ten zones at a glance' },
    'your-year': { title: 'Your year, month by month' },
    tasks: {
      title: 'What the tasks mean',
      after: [
        'Daily and weekly work is not in the file, because a calendar full of it is soon switched off. It stands in the [maintenance tips](/maintenance-tips).',
      ],
    },
    file: {
      title: 'The calendar file',
      text: [
        'Each zone has an .ics file that phones and computers open. Its entries last whole days, come back every year, and keep their identity: import a newer file, and they change instead of doubling. There is nothing in it about you.',
      ],
    },
    cities: {
      title: 'Calendars of cities',
      text: [
        'A city’s calendar also lists who looks after pools there. These cities have the most businesses; every other one is found through [its state](/us/pool-contractors).',
      ],
    },
    'how-dated': {
      title: 'How the dates are made',
      text: [
        'A window begins and ends where the mean air temperature of the zone’s station crosses 60 °F, from the long-term weather files of the National Renewable Energy Laboratory. The water of an unheated pool and its evaporation come from a heat balance of the same station; evaporation may be a fifth more or less. “Early”, “mid” and “late” are thirds of a month. Altitude and the year move everything by two weeks, so a thermometer in your pool beats this page. Last computed {day}.',
        'A month is called {mild} where pools stay open although their water is below 60 °F.',
      ],
    },
  },
} as const satisfies PageText;

/** Said where no zone is chosen, and where a state lies in several. */
export const calendarChoice = {
  none: 'Choose your state here, or a zone in the table above.',
  several: '{state} lies in {count} zones; the first holds most of it.',
};
