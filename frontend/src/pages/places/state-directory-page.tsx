import { stateInText } from '../../entities/places/state-in-text.js';
import { listingQuery, stateQuery } from '../../features/places/api.js';
import { StateDirectory } from '../../features/places/components/state-directory.js';
import { contractorsText } from '../../features/places/facts-text.js';
import { canonicalPath, parseListing } from '../../features/places/listing-url.js';
import { listedPlace } from './listed-place.js';

export const { loader, Component } = listedPlace({
  parse: parseListing,
  placeQuery: ({ state }) => stateQuery(state),
  foundQuery: listingQuery,
  head: ({ page: { state, installers, indexable } }) => ({
    title: `Pool contractors in ${stateInText(state.label)}`,
    description: `${contractorsText(installers)} in ${stateInText(state.label)}, by city. Compare services, reviews and prices, and write to them without an account.`,
    indexed: indexable,
  }),
  canonical: canonicalPath,
  view: StateDirectory,
});
