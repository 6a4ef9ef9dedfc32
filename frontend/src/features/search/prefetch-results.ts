import { apiPaths } from '@poolpros/contracts/paths';
import { parseSearch } from '../../entities/search/search-filters.js';
import { readsOf } from '../../shared/api/read-key.js';
import { lastPageIn, redirectToPage } from '../../shared/lib/last-page.js';
import { pageIn } from '../../shared/lib/page-number.js';
import type { Services } from '../../shared/lib/services.js';
import { mentionsQuery, searchQuery } from './api.js';

/**
 * Asks for the results of a URL, and for what reviews say of them. What is not there in time, or failed, is left to the
 * browser; of both, the page knows as of an error. Throws a redirect to the last page if the URL names a later one.
 */
export async function prefetchResults({ api, queryClient, searchWithinMs }: Services, url: URL): Promise<void> {
  const { filters, page } = parseSearch(url.searchParams);
  const query = searchQuery(api, filters, page);
  const deadline = setTimeout(
    () => void queryClient.cancelQueries(readsOf(apiPaths.enhancedSearch, apiPaths.reviewMentions), { revert: false }),
    searchWithinMs,
  );
  await queryClient.prefetchQuery({ ...query, retry: false });
  const last = lastPageIn(queryClient.getQueryState(query.queryKey)?.error?.cause) ?? page;
  if (last < pageIn(url.searchParams)) {
    clearTimeout(deadline);
    throw redirectToPage(url, last);
  }
  const mentions = mentionsQuery(queryClient.getQueryData(query.queryKey)?.installers ?? [], filters);
  if (mentions.enabled) await queryClient.prefetchQuery(mentions);
  clearTimeout(deadline);
}
