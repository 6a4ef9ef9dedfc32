import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { draftDays, submissionDays } from '@poolpros/contracts/listing-options';
import { resubmissionsMost } from '@poolpros/contracts/reject-reasons';
import { deleteSubmissions } from './actions/delete-submissions.js';
import { eraseSubmissionPhotos } from './actions/submission-photos.js';
import { networkDays } from './domain/submission-risk.js';

const ofSubmission = (column: string): string =>
  `(select ${column} from submissions where submissions.id = submission_id)`;

export const intakePersonalData: readonly PersonalRows[] = [
  // Photos go before the submissions that they belong to.
  {
    table: 'submission_photos',
    columns: ['name', 'alt'],
    kept: [
      {
        keptDays: draftDays.kept,
        since: `case when submission_id is null then saved_at else ${ofSubmission('decided_at')} end`,
        erase: eraseSubmissionPhotos,
        rule: 'submission-photos',
      },
      {
        keptDays: 0,
        since: ofSubmission('submitted_at'),
        where: ofSubmission(`status = 'expired' or status = 'rejected' and resubmissions >= ${resubmissionsMost}`),
        erase: eraseSubmissionPhotos,
        rule: 'submission-photos',
      },
    ],
    exported: { because: 'its sender has the originals, and the listing shows those of an approved one' },
  },
  {
    table: 'submission_drafts',
    columns: ['email', 'form'],
    byEmail: [
      { email: 'email', since: 'created_at', erase: 'delete' },
      { email: `lower(form ->> 'email')`, since: 'created_at', erase: 'delete' },
    ],
    kept: [{ keptDays: draftDays.kept, since: 'saved_at', erase: 'delete', rule: 'erase-drafts' }],
    exported: 'drafts',
  },
  {
    table: 'submissions',
    columns: [
      'email',
      'contact_name',
      'legal_name',
      'phone',
      'phone_extension',
      'phone_words',
      'street',
      'licenses',
      'network_hash',
      'sent_before',
    ],
    // What an account owns is erased with the account.
    byEmail: [
      {
        email: 'case when owner_account_id is null then email end',
        since: 'submitted_at',
        erase: deleteSubmissions,
      },
    ],
    kept: [
      {
        keptDays: submissionDays.unconfirmed,
        since: 'submitted_at',
        where: `status = 'expired'`,
        erase: deleteSubmissions,
        rule: 'erase-submissions',
      },
      { keptDays: networkDays, since: 'submitted_at', erase: { network_hash: 'null' }, rule: 'submission-risk' },
      { keptDays: null, because: 'a confirmed one stays, so that a decision can be explained' },
    ],
    exported: 'submissions',
  },
];
