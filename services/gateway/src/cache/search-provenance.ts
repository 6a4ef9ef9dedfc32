import type { IncomingHttpHeaders } from 'node:http';
import {
  indexSequenceHeader,
  type SearchScope,
  searchScopeHeader,
  searchScopeSchema,
} from '@poolpros/contracts/http/search';
import type { ProvenanceOf, Wanted } from './single-flight.js';

/** What a search depends on, as its service says. `fromIndex`: responses name the newest change they show. */
export const searchProvenance =
  (fromIndex: boolean): ProvenanceOf<Wanted> =>
  (headers) =>
    // A page says so to browsers and is stored here nevertheless; a search means it.
    /\bno-cache\b/i.test(headers['cache-control'] ?? '')
      ? null
      : { shows: fromIndex ? sequenceOf(headers) : null, scope: scopeOf(headers) };

/** A response that does not name a change counts as showing none. */
const sequenceOf = (headers: IncomingHttpHeaders): number => Number(headers[indexSequenceHeader]) || 0;

const knownScopeSchema = searchScopeSchema.catch({ kind: 'everywhere' });

/** A response that does not say what it depends on, or in a way not known here, counts as depending on every listing. */
function scopeOf(headers: IncomingHttpHeaders): SearchScope {
  const given = headers[searchScopeHeader];
  return knownScopeSchema.parse(typeof given === 'string' ? JSON.parse(given) : undefined);
}
