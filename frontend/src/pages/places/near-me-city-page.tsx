import { cityQuery } from '../../entities/places/queries.js';
import { nearQuery } from '../../features/places/api.js';
import { NearCity } from '../../features/places/components/near-city.js';
import { canonicalNearPath, parseNearListing } from '../../features/places/near-url.js';
import { listedPlace } from './listed-place.js';

export const { loader, Component } = listedPlace({
  parse: parseNearListing,
  placeQuery: ({ state, city }) => cityQuery(state, city),
  foundQuery: nearQuery,
  head: ({ page: { city, state, serving, indexable } }) => ({
    title: `Pool contractors near ${city.label}, ${state.label}`,
    description: `${serving} pool, spa, hot tub and sauna contractors serve ${city.label}, ${state.label}, nearest first. Compare distance, services and reviews, and write to them without an account.`,
    indexed: indexable,
  }),
  canonical: canonicalNearPath,
  view: NearCity,
});
