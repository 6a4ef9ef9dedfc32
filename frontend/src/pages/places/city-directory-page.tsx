import { cityQuery } from '../../entities/places/queries.js';
import { listingQuery, neighborhoodQuery } from '../../features/places/api.js';
import { CityDirectory } from '../../features/places/components/city-directory.js';
import { contractorsText } from '../../features/places/facts-text.js';
import { requirePlaceNames } from '../../features/places/listing-loader.js';
import { canonicalPath, parseListing } from '../../features/places/listing-url.js';
import type { PageModule } from '../page-module.js';
import { listedPlace } from './listed-place.js';

const ofCity = listedPlace({
  parse: parseListing,
  placeQuery: ({ state, city }) => cityQuery(state, city),
  foundQuery: listingQuery,
  head: ({ page: { city, state, serving, indexable } }) => ({
    title: `Pool contractors in ${city.label}, ${state.label}`,
    description: `${contractorsText(serving)} in range of ${city.label}, ${state.label}. Compare services, reviews and prices, and write without an account.`,
    indexed: indexable,
  }),
  canonical: canonicalPath,
  view: CityDirectory,
});

export const { Component } = ofCity;

/** The page of a city, also under the name of a neighborhood or an area in it, if anybody knows one of this name. */
export const loader: PageModule['loader'] = (services) => {
  const load = ofCity.loader(services);
  return async (asked) => {
    const { state = '', city = '', neighborhood: named, area } = asked.params;
    const neighborhood = named ?? area;
    if (neighborhood !== undefined) {
      requirePlaceNames(neighborhood);
      await services.queryClient.ensureQueryData(neighborhoodQuery({ state, city, neighborhood }));
    }
    return load(asked);
  };
};
