import type { Services } from '../../shared/lib/services.js';
import { parseSearch } from '../../shared/search/search-filters.js';
import { searchQuery } from './api.js';

/** Asks for the results of a URL. What is not there in time, or failed, is left to the browser. */
export async function prefetchResults({ api, queryClient, searchWithinMs }: Services, url: URL): Promise<void> {
  const { filters, page } = parseSearch(url.searchParams);
  const query = searchQuery(api, filters, page);
  const deadline = setTimeout(
    () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }),
    searchWithinMs,
  );
  await queryClient.prefetchQuery({ ...query, retry: false });
  clearTimeout(deadline);
}
