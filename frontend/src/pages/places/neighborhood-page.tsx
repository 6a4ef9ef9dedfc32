import { neighborhoodQuery } from '../../features/places/api.js';
import { requirePlaceNames } from '../../features/places/listing-loader.js';
import type { PageModule } from '../page-module.js';
import * as cityDirectory from './city-directory-page.js';

/** The page of a city under the name of a neighborhood; a 404 where nobody knows one of this name there. */
export const loader: PageModule['loader'] = (services) => {
  const ofCity = cityDirectory.loader?.(services);
  return async (request) => {
    const { state = '', city = '', neighborhood: named, area = '' } = request.params;
    const neighborhood = named ?? area;
    requirePlaceNames(state, city, neighborhood);
    await services.queryClient.ensureQueryData(neighborhoodQuery({ state, city, neighborhood }));
    return await (typeof ofCity === 'function' ? ofCity(request) : null);
  };
};

export const { Component } = cityDirectory;
