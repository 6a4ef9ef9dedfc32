import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { reportDays } from '@poolpros/contracts/limits';
import { requestKeptDays } from './domain/contact-request.js';
import { keptDays } from './domain/shortlist-mail.js';

const ofVisitor = { because: 'visitors send it, and they have no account' };

export const requestPersonalData: readonly PersonalRows[] = [
  {
    table: 'contact_requests',
    columns: ['name', 'email', 'phone', 'message', 'dedupe_hash'],
    byEmail: [{ email: 'email', since: 'created_at', erase: 'delete' }],
    kept: [{ keptDays: requestKeptDays, since: 'created_at', erase: 'delete', rule: 'erase-requests' }],
    exported: ofVisitor,
  },
  {
    table: 'listing_reports',
    columns: ['email', 'note', 'network'],
    // The staff reads on what is wrong with the listing, by the reason.
    byEmail: [{ email: 'email', since: 'created_at', erase: { email: 'null', note: 'null', network: 'null' } }],
    kept: [{ keptDays: reportDays, since: 'handled_at', erase: 'delete', rule: 'erase-reports' }],
    exported: ofVisitor,
  },
  {
    table: 'shortlist_mails',
    columns: ['email'],
    byEmail: [{ email: 'email', since: 'created_at', erase: 'delete' }],
    kept: [{ keptDays, since: 'created_at', erase: 'delete', rule: 'erase-shortlists' }],
    exported: ofVisitor,
  },
];
