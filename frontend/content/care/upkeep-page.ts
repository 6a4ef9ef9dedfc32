import type { PageText } from '../page-text.js';

export const upkeepPage = {
  title: 'Pool care by season and water type',
  lead: 'What to do each day, week, month and year, the numbers your test kit should show, and when a part has reached the end of its life.',
  description:
    'Pool care by season and water type: what to do and how often, chemistry targets and what to do when a reading is off, and how long parts last.',
  next: {
    title: 'No time for pool care?',
    text: 'A weekly visit covers most of the work on this page. Search for companies that offer it, and ask what a visit includes.',
    label: 'Find pool maintenance',
    to: '/search-results?services=Pool+Maintenance',
  },
  sections: {
    rhythm: {
      title: 'How often',
      after: [
        'The right month for each task depends on your climate. The [care calendar](/pool-care-calendar) covers sixteen zones, each with a calendar file for your phone.',
      ],
    },
    chemistry: {
      title: 'Water chemistry',
      text: [
        'Values are in parts per million unless a row says otherwise. Adjust alkalinity first, then pH, then chlorine: each is harder to set while the one before it is off.',
      ],
    },
    stabilizer: {
      title: 'How much chlorine your stabilizer calls for',
      text: [
        'Cyanuric acid protects chlorine from the sun, but it also slows chlorine down against germs. The more cyanuric acid there is, the more free chlorine you need. Nobody should swim when chlorine is below the minimum in this table.',
      ],
      after: [
        'The minimum is one twentieth of the cyanuric acid, and never less than 2 ppm. The target for preventing algae is 7.5 percent of the cyanuric acid. Your chlorine’s label has the last word on the upper limit. Many labels do not allow swimmers above 4 ppm. With more than 50 ppm of cyanuric acid, the algae target comes close to that limit or passes it. Replace part of the water instead of adding more chlorine.',
        'The shock level that kills algae also rises with cyanuric acid. The trade uses about 40 percent of the cyanuric acid level: 12 ppm of chlorine at 30 ppm, 20 ppm at 50. Keep everyone out until chlorine is back below the label’s limit.',
      ],
    },
    chemicals: { title: 'Handling chemicals' },
    seasons: { title: 'By season' },
    'water-types': { title: 'By water type' },
    'hot-tub': { title: 'Hot tubs' },
    lifetimes: {
      title: 'How long parts last',
      text: [
        'The numbers are years of normal use. “Common experience” means that we found no published figure. Use that range for planning, but do not count on it.',
      ],
    },
    'where-from': {
      title: 'Sources',
      after: [
        'Reviewed on {day}. These rows have no published source and follow labels and common practice: {unsourced}. Your state or city may set different limits for public pools. At home, follow the product label.',
      ],
    },
  },
} as const satisfies PageText;

/** What to do when a chemical has hurt somebody. */
export const chemicalEmergency =
  'Did someone breathe in fumes, get a splash in the eye or swallow a product? Get to fresh air, rinse with running water, then call Poison Control at 1-800-222-1222. Call 911 if someone has trouble breathing or does not wake up.';
