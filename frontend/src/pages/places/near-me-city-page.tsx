import { cityQuery } from '../../entities/places/queries.js';
import { nearQuery } from '../../features/places/api.js';
import { NearCity } from '../../features/places/components/near-city.js';
import { contractorsText } from '../../features/places/facts-text.js';
import { canonicalNearPath, parseNearListing } from '../../features/places/near-url.js';
import { listedPlace } from './listed-place.js';

export const { loader, Component } = listedPlace({
  parse: parseNearListing,
  placeQuery: ({ state, city }) => cityQuery(state, city),
  foundQuery: nearQuery,
  head: ({ page: { city, state, serving, indexable } }) => ({
    title: `Pool contractors near ${city.label}, ${state.label}`,
    description: `Nearest first: ${contractorsText(serving)} in range of ${city.label}, ${state.label}. Compare distance, services and reviews, and write without an account.`,
    indexed: indexable,
  }),
  canonical: canonicalNearPath,
  view: NearCity,
});
