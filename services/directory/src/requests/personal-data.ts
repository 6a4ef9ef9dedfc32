import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { reportDays, requestLimits } from '@poolpros/contracts/limits';
import { eraseRequests } from './actions/erase-requests.js';
import { erasePhotos } from './actions/request-photos.js';
import { networkDays, requestKeptDays } from './domain/request.js';
import { keptDays } from './domain/shortlist-mail.js';

const ofVisitor = { because: 'visitors send it, and they have no account' };

export const requestPersonalData: readonly PersonalRows[] = [
  {
    table: 'requests',
    columns: ['name', 'email', 'phone', 'message', 'dedupe_hash', 'zip', 'facts', 'network_hash'],
    byEmail: [{ email: 'email', since: 'created_at', erase: eraseRequests }],
    kept: [
      { keptDays: requestKeptDays, since: 'created_at', erase: eraseRequests, rule: 'erase-requests' },
      {
        keptDays: requestLimits.confirmDays,
        since: 'created_at',
        where: 'confirmed_at is null',
        erase: eraseRequests,
        rule: 'request-risk',
      },
      { keptDays: networkDays, since: 'created_at', erase: { network_hash: 'null' }, rule: 'request-risk' },
    ],
    exported: ofVisitor,
  },
  {
    table: 'request_messages',
    columns: ['text', 'author_id', 'mail_hash'],
    kept: [{ keptDays: null, because: 'they are deleted with their request' }],
    exported: { because: 'what both sides write belongs to the homeowner, whose page shows it' },
  },
  {
    table: 'request_photos',
    columns: ['name'],
    kept: [
      {
        keptDays: requestLimits.unsentPhotoHours / 24,
        since: 'created_at',
        where: 'request_id is null',
        erase: erasePhotos,
        rule: 'request-photos',
      },
      { keptDays: null, because: 'they are deleted with their request' },
    ],
    exported: ofVisitor,
  },
  {
    table: 'saved_replies',
    columns: ['title', 'text'],
    kept: [{ keptDays: null, because: 'its business removes it' }],
    exported: { because: 'they belong to the business, whose dashboard shows them' },
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
