import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownBusinessesQuery } from '../../../entities/contractor/queries.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { ownClaimsQuery } from '../api.js';
import { isOpenClaim } from '../claim-state.js';
import { claimedId } from '../claim-url.js';
import { AlreadyOwn, CurrentClaim } from './claim-begun.js';
import { ClaimListing } from './claim-listing.js';
import { OwnClaims } from './own-claims.js';

/** Claims the business that the URL names, and shows where all claims stand. */
export function Claim({ onSessionEnd }: { onSessionEnd: () => void }) {
  const id = claimedId(useSearchParams()[0]);
  const claims = useQuery(ownClaimsQuery);
  const own = useQuery(ownBusinessesQuery);
  useSessionEnd(onSessionEnd, claims.error ?? own.error);
  if (!claims.data || !own.data) {
    const refetch = () => Promise.all([claims.refetch(), own.refetch()]);
    return <LoadingState name="Your claims" error={claims.error ?? own.error} onRetry={() => void refetch()} />;
  }
  const isOwn = id !== null && own.data.items.some(({ installerId }) => installerId === id);
  return id === null ? (
    <>
      <ChooseFirst />
      <OwnClaims title="Your claims" claims={claims.data.items} />
    </>
  ) : (
    <ClaimOf key={id} id={id} isOwn={isOwn} isReading={own.isFetching} claims={claims.data.items} />
  );
}

const ChooseFirst = () => (
  <>
    <h1 className="type-h1">Claim a page</h1>
    <p className="type-lead mt-3">Find your business first, then show that it is yours.</p>
    <ButtonLink to={pagePaths.requestClaim} variant="primary" className="mt-5">
      Find my business
    </ButtonLink>
  </>
);

interface ClaimOfProps {
  id: number;
  isOwn: boolean;
  /** Whether the businesses of one's own are being read again. */
  isReading: boolean;
  claims: readonly OwnClaim[];
}

/** The form by which a business is claimed until it is, then where the claim stands. */
function ClaimOf({ id, isOwn, isReading, claims }: ClaimOfProps) {
  const newest = claims.find(({ listing }) => listing.id === id);
  // One that was approved a moment ago stands here until the page is among one's own.
  const stands = newest && (isOpenClaim(newest) || (isReading && newest.status === 'approved'));
  const current = stands ? newest : undefined;
  const view = isOwn ? 'own' : current ? 'current' : 'form';
  // What was pressed is gone once another view stands here.
  const [first] = useState(view);
  const [hasChanged, setChanged] = useState(false);
  if (view !== first && !hasChanged) setChanged(true);
  return (
    <>
      {isOwn ? (
        <AlreadyOwn id={id} takesFocus={hasChanged} />
      ) : current ? (
        <CurrentClaim claim={current} takesFocus={hasChanged} />
      ) : (
        <ClaimListing id={id} takesFocus={hasChanged} />
      )}
      <OwnClaims
        title={view === 'current' ? 'Your other claims' : 'Your claims'}
        claims={view === 'current' ? claims.filter((claim) => claim !== current) : claims}
      />
    </>
  );
}
