import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { SearchResults } from '../../features/search/components/search-results.js';
import { prefetchResults } from '../../features/search/prefetch-results.js';
import type { PageModule } from '../page-module.js';

/** On the server alone: in the browser the page is there at once and asks for its results itself. */
export const loader: PageModule['loader'] = (services) =>
  services.searchWithinMs === 0
    ? undefined
    : async ({ request }) => {
        await prefetchResults(services, new URL(request.url));
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
