import type { PersonalRows } from '@poolpros/chassis/personal-data';

export const requestPersonalData: readonly PersonalRows[] = [
  { table: 'contact_requests', email: 'email', since: 'created_at', erase: 'delete' },
  // The staff reads on what is wrong with the listing, by the reason.
  {
    table: 'listing_reports',
    email: 'email',
    since: 'created_at',
    erase: { email: 'null', note: 'null', network: 'null' },
  },
  { table: 'shortlist_mails', email: 'email', since: 'created_at', erase: 'delete' },
];
