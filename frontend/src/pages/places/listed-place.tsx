import type { SearchResponse } from '@poolpros/contracts/http/search';
import { type UnusedSkipTokenOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { requirePlaceNames } from '../../features/places/listing-loader.js';
import { orLastPage } from '../../shared/lib/last-page.js';
import { headOfPage } from '../../shared/lib/page-number.js';
import { Seo } from '../../shared/lib/seo.js';
import type { Services } from '../../shared/lib/services.js';

/** What a page about a place has: the facts of the place, what its URL asks for and the listings it found. */
interface Shown<Place, Asked> {
  page: Place;
  listing: Asked;
  found: SearchResponse;
}

/** One kind of pages about places. */
interface PlacePages<Place, Asked> {
  parse: (params: { service?: string; state?: string; city?: string }, query: URLSearchParams) => Asked;
  placeQuery: (listing: Asked) => UnusedSkipTokenOptions<Place>;
  foundQuery: (listing: Asked) => UnusedSkipTokenOptions<SearchResponse>;
  /** Title of its first page, description, and whether it has enough to say for search engines. */
  head: (shown: Shown<Place, Asked>) => { title: string; description: string; indexed: boolean };
  canonical: (listing: Asked) => string;
  /** Loads what only some of these pages show. */
  prepare?: (services: Services, listing: Asked) => Promise<void>;
  view: (shown: Shown<Place, Asked> & { onContact: ReturnType<typeof useContactDialog>['contact'] }) => ReactNode;
}

/** The page module of a kind of pages about places. */
export function listedPlace<Place, Asked extends { state: string; city: string; page: number }>({
  parse,
  placeQuery,
  foundQuery,
  head,
  canonical,
  prepare,
  view: View,
}: PlacePages<Place, Asked>) {
  const loader =
    (services: Services) =>
    async ({ params, request }: LoaderFunctionArgs) => {
      const { queryClient } = services;
      const url = new URL(request.url);
      const listing = parse(params, url.searchParams);
      requirePlaceNames(listing.state, listing.city);
      await Promise.all([
        queryClient.ensureQueryData(placeQuery(listing)),
        orLastPage(queryClient.ensureQueryData(foundQuery(listing)), url),
        prepare?.(services, listing),
      ]);
      return null;
    };

  function Component() {
    const params = useParams();
    const [query] = useSearchParams();
    const listing = parse(params, query);
    const { data: page } = useQuery(placeQuery(listing));
    const { data: found } = useQuery(foundQuery(listing));
    const { contact, dialog } = useContactDialog();
    if (!page || !found) return null;
    const { title, description, indexed } = head({ page, listing, found });
    return (
      <>
        <Seo title={title} {...headOfPage(listing.page, description)} path={canonical(listing)} noindex={!indexed} />
        <View page={page} listing={listing} found={found} onContact={contact} />
        {dialog}
      </>
    );
  }

  return { loader, Component };
}
