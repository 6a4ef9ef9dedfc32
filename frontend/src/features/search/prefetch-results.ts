import { apiPaths } from '@poolpros/contracts/paths';
import { parseSearch } from '../../entities/search/search-filters.js';
import { readsOf } from '../../shared/api/read-key.js';
import type { Services } from '../../shared/lib/services.js';
import { mentionsQuery, searchQuery } from './api.js';

/**
 * Asks for the results of a URL, and for what reviews say of them. What is not there in time, or failed, is left to the
 * browser; of both, the page knows as of an error.
 */
export async function prefetchResults({ api, queryClient, searchWithinMs }: Services, url: URL): Promise<void> {
  const { filters, page } = parseSearch(url.searchParams);
  const query = searchQuery(api, filters, page);
  const deadline = setTimeout(
    () => void queryClient.cancelQueries(readsOf(apiPaths.enhancedSearch, apiPaths.reviewMentions), { revert: false }),
    searchWithinMs,
  );
  await queryClient.prefetchQuery({ ...query, retry: false });
  const mentions = mentionsQuery(queryClient.getQueryData(query.queryKey)?.installers ?? [], filters);
  if (mentions.enabled) await queryClient.prefetchQuery(mentions);
  clearTimeout(deadline);
}
