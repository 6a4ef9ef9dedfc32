import type { PersonalRows } from '@poolpros/chassis/personal-data';

const withoutContactEmail = { before: `before - 'contactEmail'`, after: `after - 'contactEmail'` };

export const editingPersonalData: readonly PersonalRows[] = [
  { table: 'listing_changes', email: `before ->> 'contactEmail'`, since: 'proposed_at', erase: withoutContactEmail },
  { table: 'listing_changes', email: `after ->> 'contactEmail'`, since: 'proposed_at', erase: withoutContactEmail },
];
