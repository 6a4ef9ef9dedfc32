import type { FilterValue } from '@poolpros/contracts/value-filters';

/** A filter by the clock. */
export type TimeFilter = { [K in 'open' | 'work']: { key: K; value: FilterValue<K> } }['open' | 'work'];

/** Phrases that ask for a business that is open, or that has time. */
export const timeFilters: readonly (readonly [phrases: string, filter: TimeFilter])[] = [
  [
    'open now, open right now, currently open, is open now, are open now, who is open now',
    { key: 'open', value: 'now' },
  ],
  ['open on weekends, open weekends, open on the weekend, open at weekends', { key: 'open', value: 'weekends' }],
  ['takes work this month, take work this month, taking work this month', { key: 'work', value: 'this_month' }],
  ['free this month, available this month, has time this month', { key: 'work', value: 'this_month' }],
  ['can start this month, start this month, openings this month', { key: 'work', value: 'this_month' }],
];
