import { statedWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import { expect, it } from 'vitest';
import { compared } from '../../../test/compared.js';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import { compareRows } from './rows.js';

const anywhere: Required<Omit<SearchContext, 'kind'>> = { point: null, location: '', services: [] };
const austin = { ...anywhere, point: { lat: 30.25, lon: -97.75 } };

const rowOf = (label: string, changes: Parameters<typeof compared>[0][], context = anywhere) => {
  const row = compareRows(
    changes.map((change, index) => compared({ id: index + 1, ...change })),
    context,
  ).find((each) => each.label === label);
  if (!row) throw new Error(`there is no row ${label}`);
  return row;
};
const texts = (label: string, changes: Parameters<typeof compared>[0][], context = anywhere) =>
  rowOf(label, changes, context).cells.map(({ text }) => text);

it('shows distance and reach only if a point is known', () => {
  const labels = (context: typeof anywhere) => compareRows([compared()], context).map(({ label }) => label);
  expect(labels(anywhere).slice(0, 2)).toEqual(['Rating', 'Reply speed']);
  expect(labels(austin).slice(0, 3)).toEqual(['Distance', 'Serves your address', 'Rating']);
});

it('shows only the distance of a business that stated no radius', () => {
  const near = { serviceRadius: 50, servesPoint: true };
  expect(rowOf('Serves your address', [near, { ...near, servesPoint: false }], austin).cells).toEqual([
    { text: 'Within 50 miles', unknown: true, note: 'ask if they come to you' },
    { text: 'Farther than 50 miles', unknown: true, note: 'ask if they come to you' },
  ]);
  expect(rowOf('Works within', [near]).cells).toEqual([
    { text: 'Not stated', unknown: true, note: 'shown in searches within 50 miles of Austin' },
  ]);
});

it('says who serves the place, by the name the visitor gave it', () => {
  const context = { ...austin, location: '78704' };
  expect(texts('Serves your address', [{ servesPoint: true }, { servesPoint: false }], context)).toEqual([
    'Yes, 78704',
    'No',
  ]);
});

it.each([
  ['the nearest', 'Distance', [{ distance: 4.2 }, { distance: 7.9 }], [0], 'nearest'],
  [
    'each of two that are equally near',
    'Distance',
    [{ distance: 4 }, { distance: 9 }, { distance: 4 }],
    [0, 2],
    'nearest',
  ],
  [
    'the highest rating',
    'Rating',
    [
      { rating: 4.4, reviewCount: 21 },
      { rating: 4.8, reviewCount: 36 },
    ],
    [1],
    'highest',
  ],
  ['the fastest reply', 'Reply speed', [{ responseMinutes: 200 }, { responseMinutes: 20 }], [1], 'fastest'],
] as const)('marks %s', (_, label, changes, at, word) => {
  expect(rowOf(label, [...changes], austin).best).toEqual({ at, word });
});

it.each([
  ['all are equal', 'Distance', [{ distance: 4 }, { distance: 4 }]],
  ['only one is known', 'Reply speed', [{ responseMinutes: 20 }, { responseMinutes: null }]],
  ['replies fall into the same step', 'Reply speed', [{ responseMinutes: 70 }, { responseMinutes: 200 }]],
  [
    'the better mean has few reviews',
    'Rating',
    [
      { rating: 5, reviewCount: 1 },
      { rating: 4.1, reviewCount: 80 },
    ],
  ],
])('marks nothing when %s', (_, label, changes) => {
  expect(rowOf(label, changes, austin).best?.at).toEqual([]);
});

it('marks a row as equal if every business has the same value, and never for a single business', () => {
  expect(rowOf('License', [{}, {}]).alike).toBe(true);
  expect(rowOf('Price range', [{ priceRange: '$5,000' }, {}]).alike).toBe(false);
  expect(rowOf('License', [{}]).alike).toBe(false);
});

it('says how soon a business usually replies, or why that is unknown', () => {
  expect(texts('Reply speed', [{ responseMinutes: 240 }, { claimed: true }, { claimed: false }])).toEqual([
    'Usually within 4 hours',
    'Not measured yet',
    'Page not claimed yet',
  ]);
});

it('repeats a check by its badge, and says what to do until there is one', () => {
  const text = 'CA C-53 license active · checked Nov 3, 2026 with CSLB';
  expect(rowOf('License', [{ badges: [{ kind: 'license', text }] }, {}]).cells).toEqual([
    { text },
    { text: 'Not checked yet', note: 'ask the contractor', unknown: true },
  ]);
});

it('gives each searched service a row and leaves it out of the others', () => {
  const context = { ...anywhere, services: ['Pool Repair', 'Luxury Pools'] };
  const firms = [
    { services: ['Pool Repair', 'Pool Heating'] as const, poolTypes: [] },
    { services: ['Pool Heating'] as const, poolTypes: ['Luxury Pools'] as const },
  ].map(({ services, poolTypes }) => ({ services: [...services], poolTypes: [...poolTypes] }));
  expect(texts('Pool Repair', firms, context)).toEqual(['Yes', 'No']);
  expect(texts('Luxury Pools', firms, context)).toEqual(['No', 'Yes']);
  expect(texts('Other services', firms, context)).toEqual(['Pool Heating', 'Pool Heating']);
});

it('names the next free week of who states one', () => {
  const [first = ''] = statedWeeks(new Date(), null);
  expect(texts('Next free week', [{ freeWeeks: [{ week: first, slots: 2 }] }, {}])).toEqual([
    weekText(first),
    'Not given',
  ]);
});
