import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { CityFigures } from './domain/place-figures.js';

/**
 * Lists that are made of the counts by city alone: each is made, and compressed, once for as long as the counts are
 * the same. `make` returns the list in the form of its schema; it is dropped with its counts.
 */
export function createKeptLists(): (figures: CityFigures[], name: string, make: () => unknown) => EncodedBody {
  const lists = new WeakMap<CityFigures[], Map<string, EncodedBody>>();
  return (figures, name, make) => {
    const known = lists.get(figures) ?? new Map<string, EncodedBody>();
    lists.set(figures, known);
    const kept = known.get(name);
    if (kept) return kept;
    const body = encodeBody({
      body: Buffer.from(JSON.stringify(make())),
      type: 'application/json; charset=utf-8',
    });
    known.set(name, body);
    return body;
  };
}
