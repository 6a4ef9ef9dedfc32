import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useContactDialog } from '../../features/contact/components/contact-dialog.js';
import { cityQuery, nearQuery } from '../../features/places/api.js';
import { NearCity } from '../../features/places/components/near-city.js';
import { enoughForIndex, requireExistingPage, requirePlaceAddress } from '../../features/places/listing-loader.js';
import { canonicalNearPath, parseNearListing } from '../../features/places/near-address.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params, request }) => {
    const address = new URL(request.url);
    const listing = parseNearListing(params, address.searchParams);
    requirePlaceAddress(address, listing);
    const [, found] = await Promise.all([
      queryClient.ensureQueryData(cityQuery(listing.state, listing.city)),
      queryClient.ensureQueryData(nearQuery(listing)),
    ]);
    requireExistingPage(listing, found);
    return null;
  };

export function Component() {
  const params = useParams();
  const [query] = useSearchParams();
  const listing = parseNearListing(params, query);
  const { data: page } = useQuery(cityQuery(listing.state, listing.city));
  const { data: found } = useQuery(nearQuery(listing));
  const { contact, dialog } = useContactDialog();
  if (!page || !found) return null;
  const place = `${page.city.label}, ${page.state.label}`;
  return (
    <>
      <Seo
        title={`Pool contractors near ${place}${listing.page > 1 ? `, page ${listing.page}` : ''}`}
        description={`${page.serving} pool, spa, hot tub and sauna contractors drive to ${place}, the nearest first. Compare distance, services and reviews, and write to them without an account.`}
        path={canonicalNearPath(listing)}
        noindex={page.serving < enoughForIndex}
      />
      <NearCity page={page} listing={listing} found={found} onContact={contact} />
      {dialog}
    </>
  );
}
