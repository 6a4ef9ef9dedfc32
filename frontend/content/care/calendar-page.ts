import type { PageText } from '../page-text.js';

export const calendarPage = {
  published: '2026-11-22',
  title: 'Pool care, month by month',
  lead: 'A year of pool care in sixteen climate zones: when the water passes 60 °F, when to book your pool opening, and when evaporation peaks. Each zone has a calendar file you can import.',
  description:
    'When to open, close and care for a pool in sixteen US climate zones, month by month, with water temperature, evaporation and a calendar file for each.',
  next: {
    title: 'Book before the rush',
    text: 'Everyone wants to open their pool in the same few weeks. Search for companies that open pools, and contact them early.',
    label: 'Find pool opening services',
    to: '/search-results?services=Pool+Opening',
  },
  sections: {
    zones: { title: 'Sixteen zones at a glance' },
    'your-year': { title: 'Your year, month by month' },
    tasks: {
      title: 'What the tasks mean',
      after: [
        'The file leaves out daily and weekly chores, because few people keep a calendar that full. You’ll find them in the [maintenance tips](/maintenance-tips).',
      ],
    },
    file: {
      title: 'The calendar file',
      text: [
        'Each zone has an .ics file that phones and computers can open. The entries are all-day events that repeat every year. If you import a newer file, it will update these events instead of adding copies. The file contains no information about you.',
      ],
    },
    cities: {
      title: 'City calendars',
      text: [
        'A city’s calendar also lists companies that care for pools there. The cities below have the most pool businesses. Find any other city through [its state](/us/pool-contractors).',
      ],
    },
    'how-dated': {
      title: 'How we set the dates',
      text: [
        'An opening or closing window begins and ends around the time the average air temperature at the zone’s weather station crosses 55 and 60 °F. The stations are {stations}.',
        'Most of their values come from long-term weather files that the National Renewable Energy Laboratory publishes. The air temperatures for Dallas–Fort Worth come from the National Weather Service. The rest are our estimates from long-term averages: {estimates}.',
        'We calculate an unheated pool’s water temperature and evaporation with a heat balance for the same station. Our evaporation figures can be off by a fifth either way. “Early,” “mid” and “late” each mean a third of the month. Elevation and the weather in a given year can shift everything by two weeks, so trust a thermometer in your pool over this page. We last computed these figures on {day}.',
        'We call a month “{mild}” if pools stay open that month even though the water is below 60 °F.',
      ],
    },
  },
} as const satisfies PageText & { published: string };

/** Shown where no zone is chosen, and where a state is in several. */
export const calendarChoice = {
  none: 'Choose your state here, or a zone in the table above.',
  several: '{state} is in {count} zones. The first one covers most of the state.',
};
