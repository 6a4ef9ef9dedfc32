import type { PageText } from '../page-text.js';

export const upkeepPage = {
  title: 'Looking after a pool, by season and by water',
  lead: 'What to do each day, week, month and year, the numbers your test kit should show, and when a part has served its time.',
  description:
    'Pool care by season and by kind of water: what to do how often, a table of chemistry targets with what to do when they are off, and how long parts last.',
  next: {
    title: 'No time for it?',
    text: 'A weekly visit covers most of this page. Search firms that offer it, and ask what their visit includes.',
    label: 'Find pool maintenance',
    to: '/search-results?services=Pool+Maintenance',
  },
  sections: {
    rhythm: {
      title: 'How often',
      after: [
        'In which month of the year what is due depends on your climate: the [care calendar](/pool-care-calendar) has ten zones, each with a file for your phone.',
      ],
    },
    chemistry: {
      title: 'Water chemistry',
      text: [
        'Parts per million, unless a row says otherwise. Alkalinity comes before pH, pH before chlorine: each is harder to set while the one before it is off.',
      ],
    },
    chemicals: { title: 'Handling chemicals' },
    seasons: { title: 'By season' },
    'water-types': { title: 'By kind of water' },
    'hot-tub': { title: 'Hot tubs' },
    lifetimes: {
      title: 'How long parts last',
      text: [
        'In years of normal use. Where no published figure stands behind a row, it is marked as common experience: a range to plan with, not a promise.',
      ],
    },
    'where-from': {
      title: 'Sources',
      after: [
        'Gone through on {day}. Of the table, {unsourced} follows the labels of makers alone. Your state or city may set other limits for public pools; at home the label of the product decides.',
      ],
    },
  },
} as const satisfies PageText;

/** What to do when a chemical has hurt somebody. */
export const chemicalEmergency =
  'Fumes, a splash in the eye, a swallowed product: fresh air, running water, then Poison Control at 1-800-222-1222. Call 911 when somebody cannot breathe or does not wake.';
