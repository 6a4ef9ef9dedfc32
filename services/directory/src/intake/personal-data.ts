import type { PersonalRows } from '@poolpros/chassis/personal-data';
import { deleteSubmissions } from './actions/delete-submissions.js';

export const intakePersonalData: readonly PersonalRows[] = [
  { table: 'submission_drafts', email: 'email', since: 'created_at', erase: 'delete' },
  { table: 'submission_drafts', email: `lower(form ->> 'email')`, since: 'created_at', erase: 'delete' },
  // What an account owns is erased with the account.
  {
    table: 'submissions',
    email: 'case when owner_account_id is null then email end',
    since: 'submitted_at',
    erase: deleteSubmissions,
  },
];
