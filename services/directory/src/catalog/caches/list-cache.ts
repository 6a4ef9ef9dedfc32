import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import { LRUCache } from 'lru-cache';
import { createVersionCache } from './version-cache.js';

/** Bytes of cached lists: those of all states, and of the areas that are requested most. */
const keptBytes = 32_000_000;

/**
 * Lists that depend only on counts. Each is built and compressed once until the version of its counts changes. `make`
 * returns the list in the form of its schema.
 */
export function createListCache(): (name: string, version: unknown, make: () => unknown) => EncodedBody {
  const lists = createVersionCache<EncodedBody>(
    new LRUCache({ maxSize: keptBytes, sizeCalculation: ({ made }) => made.bytes }),
  );
  return (name, version, make) =>
    lists(name, version, () =>
      encodeBody({ body: Buffer.from(JSON.stringify(make())), type: 'application/json; charset=utf-8' }),
    );
}
