import type { IncomingHttpHeaders } from 'node:http';
import {
  goodForHeader,
  indexSequenceHeader,
  type SearchScope,
  searchScopeHeader,
  searchScopeSchema,
} from '@poolpros/contracts/http/search';
import type { ProvenanceOf, Wanted } from './single-flight.js';

/**
 * The dependencies of a search response, from its headers. `fromIndex`: responses name the newest change that they
 * show.
 */
export const searchProvenance =
  (fromIndex: boolean): ProvenanceOf<Wanted> =>
  (headers) =>
    // A page sends it for browsers and is stored here anyway. For a search it applies here, too.
    /\bno-cache\b/i.test(headers['cache-control'] ?? '')
      ? null
      : { shows: fromIndex ? sequenceOf(headers) : null, scope: scopeOf(headers), ...goodForOf(headers) };

/** A response that does not name a change counts as showing none. */
const sequenceOf = (headers: IncomingHttpHeaders): number => Number(headers[indexSequenceHeader]) || 0;

/** How long the response holds, where that depends on the clock. */
const goodForOf = (headers: IncomingHttpHeaders): { goodForMs?: number } =>
  headers[goodForHeader] === undefined ? {} : { goodForMs: Number(headers[goodForHeader]) || 0 };

const knownScopeSchema = searchScopeSchema.catch({ kind: 'everywhere' });

/** A response with missing or unknown dependencies counts as depending on every listing. */
function scopeOf(headers: IncomingHttpHeaders): SearchScope {
  const given = headers[searchScopeHeader];
  return knownScopeSchema.parse(typeof given === 'string' ? JSON.parse(given) : undefined);
}
