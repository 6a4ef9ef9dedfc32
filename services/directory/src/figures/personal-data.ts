import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';

export const figurePersonalData: readonly PersonalRows[] = [
  {
    table: 'listing_visits',
    key: 'day',
    columns: ['visitor'],
    kept: [{ keptDays: null, because: 'the hourly count deletes a day two days later, and its salt the next day' }],
    exported: { because: 'nobody can tell whose visit a row is once its day has ended' },
  },
];
