import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { CityCounts } from '../domain/city-counts.js';

/**
 * Lists that depend only on the counts by city. Each is built and compressed once until the counts change. `make`
 * returns the list in the form of its schema.
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
