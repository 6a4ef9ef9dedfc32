import { pagePaths } from '@poolpros/contracts/paths';

/** How long a results page waits for its results (docs/rules.md#first-results). */
const searchWithinMs = 300;
/** Maximum number of pages that wait for a search; any more are sent without results. */
const mostWaiting = 24;

/**
 * Exact spelling: the gateway counts this path as a search, and every other spelling as a page, which a network may
 * request far more often.
 */
const isResultsPage = (url: string): boolean => url.split('?', 1)[0] === pagePaths.searchResults;

/** Renders pages; `render` gets the milliseconds that the page may wait for its search, 0 for none. */
export function createFirstResults() {
  let waiting = 0;
  return async <Rendered>(url: string, render: (searchWithinMs: number) => Promise<Rendered>): Promise<Rendered> => {
    if (!isResultsPage(url) || waiting >= mostWaiting) return render(0);
    waiting += 1;
    try {
      return await render(searchWithinMs);
    } finally {
      waiting -= 1;
    }
  };
}
