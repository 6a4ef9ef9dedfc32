import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { claimDays, openClaimStatuses } from '@poolpros/contracts/claim-facts';
import { eraseDocuments } from './actions/erase-documents.js';

const undecided = [...openClaimStatuses, 'disputed'].map((status) => `'${status}'`).join();
const evidence = ['proof_email', 'note', 'license_number', 'appeal', 'objection', 'network', 'browser'];

export const claimPersonalData: readonly PersonalRows[] = [
  {
    table: 'phone_codes',
    columns: ['phone'],
    kept: [{ keptDays: 1, since: 'sent_at', erase: 'delete', rule: 'phone-codes' }],
    exported: { because: 'it is the phone on the page of the listing, for a day' },
  },
  {
    table: 'claim_documents',
    // The name of the file in the store.
    columns: ['id'],
    kept: [
      {
        keptDays: claimDays.evidence,
        since: `(select coalesce(decided_at, started_at) from claims
                 where claims.id = claim_id and status not in (${undecided}))`,
        erase: eraseDocuments,
        rule: 'erase-claims',
      },
    ],
    exported: 'claims',
  },
  {
    table: 'claims',
    columns: evidence,
    // What the staff is about to decide by goes 90 days after the decision, as always.
    byEmail: [
      {
        email: `case when status not in (${undecided}) then proof_email end`,
        since: 'started_at',
        erase: { proof_email: 'null' },
      },
    ],
    kept: [
      {
        keptDays: claimDays.evidence,
        since: 'coalesce(decided_at, started_at)',
        where: `status not in (${undecided})`,
        erase: Object.fromEntries(evidence.map((column) => [column, 'null'])),
        rule: 'erase-claims',
      },
    ],
    exported: 'claims',
  },
];
