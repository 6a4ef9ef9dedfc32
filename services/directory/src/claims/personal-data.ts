import type { PersonalRows } from '@poolpros/chassis/personal-data';
import { openClaimStatuses } from '@poolpros/contracts/claim-facts';

const undecided = [...openClaimStatuses, 'disputed'].map((status) => `'${status}'`).join();

export const claimPersonalData: readonly PersonalRows[] = [
  // What the staff is about to decide by goes 90 days after the decision, as always.
  {
    table: 'claims',
    email: `case when status not in (${undecided}) then proof_email end`,
    since: 'started_at',
    erase: { proof_email: 'null' },
  },
];
