import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { removedPhotoDays } from './domain/photo.js';

export const photoPersonalData: readonly PersonalRows[] = [
  {
    table: 'photos',
    columns: ['name', 'alt'],
    kept: [
      { keptDays: removedPhotoDays, since: 'removed_at', erase: 'delete', rule: 'added-photos' },
      { keptDays: null, because: 'as long as the listing shows it' },
    ],
    exported: 'listings',
  },
];
