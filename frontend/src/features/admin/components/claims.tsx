import { claimDays } from '@poolpros/contracts/claim-facts';
import type { AdminClaim, AdminClaimList, ClaimListState } from '@poolpros/contracts/http/admin-claims';
import { adminClaimsQuery } from '../api.js';
import { queueUrl } from '../queue-url.js';
import { ClaimCodeForm } from './claim-code-form.js';
import { ClaimReview } from './claim-review.js';
import { PagedQueue } from './paged-queue.js';

/** Who says that a business is theirs, with the proof, and codes for those who are written to. */
export const Claims = ({ onSessionEnd }: { onSessionEnd: () => void }) => (
  <PagedQueue<AdminClaimList, ClaimListState>
    title="Claims"
    text={`People who say that a business is theirs. An email at the business’s domain, a code, or a phone number that has been on the page for ${claimDays.settled} days counts as strong proof; look up licenses yourself.`}
    tabs={[
      { value: 'open', label: 'Pending', empty: 'No claims are waiting for a decision.' },
      { value: 'decided', label: 'Decided', empty: 'No claims have been decided yet.' },
    ]}
    queueQuery={adminClaimsQuery}
    urlOf={queueUrl('claims', 'open')}
    idOf={({ id }) => id}
    sinceOf={waitingSince}
    row={(claim, onDecided) => <ClaimReview claim={claim} onDecided={onDecided} />}
    onSessionEnd={onSessionEnd}
  >
    <ClaimCodeForm />
  </PagedQueue>
);

/** Since when the staff can decide a claim; null while the owner of the page may answer. */
const waitingSince = ({ history, startedAt, ownerAnswersUntil }: AdminClaim): string | null => {
  if (ownerAnswersUntil !== null && Date.parse(ownerAnswersUntil) > Date.now()) return null;
  const sent = history.findLast(({ action }) => action === 'review' || action === 'appeal' || action === 'dispute');
  return [sent?.at ?? startedAt, ownerAnswersUntil ?? ''].sort().at(-1) ?? null;
};
