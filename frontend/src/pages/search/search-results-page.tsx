import { useContactDialog } from '../../features/contact/components/contact-dialog.js';
import { SearchResults } from '../../features/search/components/search-results.js';
import { Seo } from '../../lib/seo.js';

export function Component() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <Seo title="Search results" description="Pool, spa, hot tub and sauna contractors for your search." noindex />
      <SearchResults onContact={contact} />
      {dialog}
    </>
  );
}
