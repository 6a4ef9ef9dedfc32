import { cityQuery } from '../../entities/places/queries.js';
import { listingQuery } from '../../features/places/api.js';
import { CityDirectory } from '../../features/places/components/city-directory.js';
import { canonicalPath, parseListing } from '../../features/places/listing-url.js';
import { listedPlace } from './listed-place.js';

export const { loader, Component } = listedPlace({
  parse: parseListing,
  placeQuery: ({ state, city }) => cityQuery(state, city),
  foundQuery: listingQuery,
  head: ({ page: { city, state, serving, indexable } }) => ({
    title: `Pool contractors in ${city.label}, ${state.label}`,
    description: `${serving} pool, spa, hot tub and sauna contractors serve ${city.label}, ${state.label}. Compare services, reviews and prices, and write to them without an account.`,
    indexed: indexable,
  }),
  canonical: canonicalPath,
  view: CityDirectory,
});
