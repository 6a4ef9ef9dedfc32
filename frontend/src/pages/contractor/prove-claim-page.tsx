import { useSearchParams } from 'react-router-dom';
import { AnswerClaim } from '../../features/claims/components/answer-claim.js';
import { ObjectToClaim } from '../../features/claims/components/object-to-claim.js';
import { ProveClaim } from '../../features/claims/components/prove-claim.js';

/** Behind the links that mails about claims hold; none of them does anything by being opened. */
export function Component() {
  const [query] = useSearchParams();
  const claimId = query.get('claim') ?? '';
  const objection = query.get('objection');
  const answer = query.get('answer');
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      {objection !== null ? (
        <ObjectToClaim claimId={claimId} token={objection} />
      ) : answer !== null ? (
        <AnswerClaim claimId={claimId} token={answer} />
      ) : (
        <ProveClaim token={query.get('token') ?? ''} />
      )}
    </div>
  );
}
