import { useSearchParams } from 'react-router-dom';
import { ObjectToClaim } from '../../features/claims/components/object-to-claim.js';
import { ProveClaim } from '../../features/claims/components/prove-claim.js';

/** Behind the links that mails about claims hold; none of them does anything by being opened. */
export function Component() {
  const [query] = useSearchParams();
  const objection = query.get('objection');
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      {objection === null ? (
        <ProveClaim token={query.get('token') ?? ''} />
      ) : (
        <ObjectToClaim claimId={query.get('claim') ?? ''} token={objection} />
      )}
    </div>
  );
}
