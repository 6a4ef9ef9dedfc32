import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { readKey } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { claimMethodsQuery, ownClaimsQuery } from '../api.js';
import { claimedId } from '../claim-url.js';
import { ClaimForm } from './claim-form.js';
import { OwnClaims } from './own-claims.js';

const listingQuery = (installerId: number) =>
  queryOptions<InstallerDetail>({ queryKey: readKey(apiPaths.installer, { installerId }) });

/** Claims the business that the URL names, and shows where all claims stand. */
export function Claim({ onSessionEnd }: { onSessionEnd: () => void }) {
  const id = claimedId(useSearchParams()[0]);
  const claims = useQuery(ownClaimsQuery);
  useSessionEnd(onSessionEnd, claims.error);
  return (
    <>
      {id === null ? <ChooseFirst /> : <ClaimListing id={id} />}
      <OwnClaims claims={claims.data?.items ?? []} />
    </>
  );
}

const ChooseFirst = () => (
  <>
    <h1 className="type-h1">Claim a page</h1>
    <p className="type-lead mt-3">Find your business first; then you show that it is yours.</p>
    <ButtonLink to={pagePaths.requestClaim} variant="primary" className="mt-5">
      Find my business
    </ButtonLink>
  </>
);

function ClaimListing({ id }: { id: number }) {
  const { data: installer, error, isPending, refetch } = useQuery(listingQuery(id));
  const ways = useQuery({ ...claimMethodsQuery(id), enabled: installer !== undefined });
  const failure = isUnavailable(error) ? error : ways.error;
  if (isPending || ways.isLoading || failure)
    return (
      <LoadingState
        name="The page"
        single
        error={failure}
        onRetry={() => void (ways.error ? ways.refetch() : refetch())}
      />
    );
  if (!installer)
    return (
      <EmptyState title="There is no such business" text="Its page may have been removed. Look for it by its name.">
        <ButtonLink to={pagePaths.requestClaim} variant="primary">
          Find my business
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <h1 className="type-h1 wrap-anywhere">Is {installer.name} yours?</h1>
      <p className="mt-2 mb-7 text-soft">{installer.location}. Pick one way to show it.</p>
      <ClaimForm installer={installer} offers={ways.data?.methods ?? []} />
    </>
  );
}
