import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';

const withoutContactEmail = { before: `before - 'contactEmail'`, after: `after - 'contactEmail'` };

export const editingPersonalData: readonly PersonalRows[] = [
  {
    table: 'listing_changes',
    columns: ['before', 'after', 'note'],
    byEmail: [
      { email: `before ->> 'contactEmail'`, since: 'proposed_at', erase: withoutContactEmail },
      { email: `after ->> 'contactEmail'`, since: 'proposed_at', erase: withoutContactEmail },
    ],
    kept: [{ keptDays: null, because: 'as long as the listing, so that a decision can be explained' }],
    exported: 'changes',
  },
];
