import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { readKey } from '../../../shared/api/read-key.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { PanelTitle } from '../../../shared/ui/panel.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { claimMethodsQuery } from '../api.js';
import { ClaimForm } from './claim-form.js';
import { ClaimProgress } from './claim-progress.js';

const listingQuery = (installerId: number) =>
  queryOptions<InstallerDetail>({ queryKey: readKey(apiPaths.installer, { installerId }) });

/** Asks how a business can be shown to be one's own. */
export function ClaimListing({ id, takesFocus }: { id: number; takesFocus: boolean }) {
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
      <EmptyState title="There is no such business" text="Its page may have been removed. Search for it by name.">
        <ButtonLink to={pagePaths.requestClaim} variant="primary">
          Find my business
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ClaimProgress step="Choose how to prove it" />
      <PanelTitle takesFocus={takesFocus} className="type-h1 wrap-anywhere">
        Is {installer.name} yours?
      </PanelTitle>
      <p className="mt-2 mb-7 text-soft">{installer.location}. Pick one way to prove it.</p>
      <ClaimForm installer={installer} offers={ways.data?.methods ?? []} />
    </>
  );
}
