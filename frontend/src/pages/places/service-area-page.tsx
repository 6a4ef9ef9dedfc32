import type { AreaPage } from '@poolpros/contracts/http/places';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { type AreaListing, areaListingQuery, areaQuery } from '../../features/places/api.js';
import { areaListingPath, parseAreaListing } from '../../features/places/area-url.js';
import { ServiceAreaDirectory } from '../../features/places/components/service-area-directory.js';
import { contractorsText } from '../../features/places/facts-text.js';
import { requirePlaceNames } from '../../features/places/listing-loader.js';
import { orLastPage } from '../../shared/lib/last-page.js';
import { headOfPage } from '../../shared/lib/page-number.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

/** The search goes around the middle of the area, so it is asked for once that is known. */
export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params, request }) => {
    const url = new URL(request.url);
    const listing = parseAreaListing(params, url.searchParams);
    requirePlaceNames(listing.state, listing.area);
    const page = await queryClient.ensureQueryData(areaQuery(listing));
    await orLastPage(queryClient.ensureQueryData(areaListingQuery(page, listing)), url);
    return null;
  };

export function Component() {
  const params = useParams();
  const [query] = useSearchParams();
  const listing = parseAreaListing(params, query);
  const { data: page } = useQuery(areaQuery(listing));
  return page && <Shown page={page} listing={listing} />;
}

function Shown({ page, listing }: { page: AreaPage; listing: AreaListing }) {
  const { data: found } = useQuery(areaListingQuery(page, listing));
  const { contact, dialog } = useContactDialog();
  if (!found) return null;
  const { area, state, center, miles, indexable } = page;
  const title = `Pool contractors in ${area.label}, ${state.label}`;
  return (
    <>
      <Seo
        title={title}
        {...headOfPage(
          listing.page,
          `${contractorsText(found.total)} within ${miles} miles of ${center.label}. See who is near each city in ${area.label}, ${state.label}.`,
        )}
        path={areaListingPath({ state: state.value, area: area.value, page: listing.page })}
        noindex={!indexable}
      />
      <ServiceAreaDirectory page={page} listing={listing} found={found} onContact={contact} />
      {dialog}
    </>
  );
}
