import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { CityCounts } from '../domain/city-counts.js';

/**
 * Lists that are made of the counts by city alone: each is made, and compressed, once for as long as the counts are
 * the same. `make` returns the list in the form of its schema; it is dropped with its counts.
 */
export function createListCache(): (byCity: CityCounts[], name: string, make: () => unknown) => EncodedBody {
  const lists = new WeakMap<CityCounts[], Map<string, EncodedBody>>();
  return (byCity, name, make) => {
    const known = lists.get(byCity) ?? new Map<string, EncodedBody>();
    lists.set(byCity, known);
    const cached = known.get(name);
    if (cached) return cached;
    const body = encodeBody({
      body: Buffer.from(JSON.stringify(make())),
      type: 'application/json; charset=utf-8',
    });
    known.set(name, body);
    return body;
  };
}
