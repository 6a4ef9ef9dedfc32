import { oneBoxQuerySchema, suggestionsSchema, understoodSchema } from '../http/one-box.js';
import { searchQuerySchema, searchResponseSchema } from '../http/search.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** Searches, in the index and in the database, and the one box. */
export const searchEndpoints = {
  ...endpointsOf('directory', {
    regularSearch: {
      operationId: 'searchInstallers',
      method: 'GET',
      path: apiPaths.regularSearch,
      query: searchQuerySchema,
      response: searchResponseSchema,
      limit: 'search',
      dear: true,
    },
  }),
  ...endpointsOf('search', {
    enhancedSearch: {
      operationId: 'searchInstallersEnhanced',
      method: 'GET',
      path: apiPaths.enhancedSearch,
      query: searchQuerySchema,
      response: searchResponseSchema,
      limit: 'search',
      dear: true,
    },
    understand: {
      operationId: 'understandSearch',
      method: 'GET',
      path: apiPaths.understand,
      query: oneBoxQuerySchema,
      response: understoodSchema,
      limit: 'read',
    },
    suggestions: {
      method: 'GET',
      path: apiPaths.suggestions,
      query: oneBoxQuerySchema,
      response: suggestionsSchema,
      limit: 'read',
    },
  }),
};
