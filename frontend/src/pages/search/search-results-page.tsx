import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { loadOptionalParts } from '../../features/search/components/optional-parts.js';
import { SearchResults } from '../../features/search/components/search-results.js';
import { prefetchResults } from '../../features/search/prefetch-results.js';
import type { PageModule } from '../page-module.js';

const isBrowserBuild = import.meta.env.PROD && !import.meta.env.SSR;

/** On the server alone: in the browser the page is there at once and asks for its results itself. */
export const loader: PageModule['loader'] = (services) =>
  isBrowserBuild || services.searchWithinMs === 0
    ? undefined
    : async ({ request }) => {
        await Promise.all([prefetchResults(services, new URL(request.url)), loadOptionalParts()]);
        return null;
      };

export function Component() {
  const { contact, ask, dialog } = useContactDialog();
  return (
    <>
      <SearchResults onContact={contact} onAsk={ask} />
      {dialog}
    </>
  );
}
