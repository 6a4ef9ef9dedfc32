import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useContactDialog } from '../../features/contact/components/contact-dialog.js';
import { listingQuery, stateQuery } from '../../features/places/api.js';
import { StateDirectory } from '../../features/places/components/state-directory.js';
import { canonicalPath, parseListing } from '../../features/places/listing-address.js';
import { enoughForIndex, requireExistingPage, requirePlaceAddress } from '../../features/places/listing-loader.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params, request }) => {
    const address = new URL(request.url);
    const listing = parseListing(params, address.searchParams);
    requirePlaceAddress(address, listing);
    const [, found] = await Promise.all([
      queryClient.ensureQueryData(stateQuery(listing.state)),
      queryClient.ensureQueryData(listingQuery(listing)),
    ]);
    requireExistingPage(listing, found);
    return null;
  };

export function Component() {
  const params = useParams();
  const [query] = useSearchParams();
  const listing = parseListing(params, query);
  const { data: page } = useQuery(stateQuery(listing.state));
  const { data: found } = useQuery(listingQuery(listing));
  const { contact, dialog } = useContactDialog();
  if (!page || !found) return null;
  const { label } = page.state;
  return (
    <>
      <Seo
        title={`Pool contractors in ${label}${listing.page > 1 ? `, page ${listing.page}` : ''}`}
        description={`${page.installers} pool, spa, hot tub and sauna contractors in ${label}, by city. Compare services, reviews and prices, and write to them without an account.`}
        path={canonicalPath(listing)}
        noindex={page.installers < enoughForIndex}
      />
      <StateDirectory page={page} listing={listing} found={found} onContact={contact} />
      {dialog}
    </>
  );
}
