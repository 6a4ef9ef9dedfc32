import type { SearchResponse } from '@poolpros/contracts/http/search';
import { apiPaths } from '@poolpros/contracts/paths';
import { slugify } from '@poolpros/contracts/slug';
import { findState } from '@poolpros/contracts/states';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cityQuery } from '../../entities/places/queries.js';
import { useVisitorZip } from '../../entities/search/visitor-zip.js';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** A city beyond them is not near, though it may be the nearest one (docs/rules.md#popular-cities). */
const nearbyMiles = 100;

/** GET /api/installers/search: its middle names the city of a ZIP. */
const zipQuery = (zip: string) =>
  queryOptions<SearchResponse>({ queryKey: readKey(apiPaths.regularSearch, { location: zip }), staleTime });

/** The city of a ZIP by the name of its middle, "Austin, TX 78701"; null for another name. */
function cityOf(label: string | undefined): { state: string; city: string } | null {
  const [, city, code] = /^(.+), ([A-Z]{2}) \d{5}$/.exec(label ?? '') ?? [];
  const state = code && findState(code);
  return city && state ? { state: state.slug, city: slugify(city) } : null;
}

/** The cities with businesses next to the ZIP that the visitor named last; null without one, and while it is looked up. */
export function useNearbyCities() {
  const zip = useVisitorZip();
  const { data: found } = useQuery({ ...zipQuery(zip), enabled: zip !== '' });
  const place = cityOf(found?.center?.label);
  const { data: page } = useQuery({ ...cityQuery(place?.state ?? '', place?.city ?? ''), enabled: place !== null });
  const near = page?.nearby.filter(({ miles }) => miles <= nearbyMiles) ?? [];
  if (!page || near.length === 0) return null;
  return {
    around: page.city.label,
    cities: near.map(({ state, value, label }) => ({ label, stateSlug: state, citySlug: value })),
  };
}
