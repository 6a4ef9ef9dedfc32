import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { apiPaths } from '@poolpros/contracts/paths';
import type { QueryClient } from '@tanstack/react-query';
import { readsOf } from '../../../shared/api/read-key.js';
import { ownBusinessesQuery } from '../queries.js';

const countRequests = (own: { items: readonly OwnBusiness[] } | undefined): number | null =>
  own ? own.items.reduce((sum, { contactRequests }) => sum + contactRequests, 0) : null;

/** Reads the counts, the lists and the open request again. Returns how many requests are new. */
export async function refreshInbox(queryClient: QueryClient): Promise<number> {
  const count = () => countRequests(queryClient.getQueryData(ownBusinessesQuery.queryKey));
  const before = count();
  await queryClient.invalidateQueries(
    readsOf(apiPaths.ownListings, apiPaths.ownContactRequests, apiPaths.ownContactRequest),
  );
  const after = count();
  return before === null || after === null ? 0 : Math.max(0, after - before);
}
