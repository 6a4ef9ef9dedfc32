import { badgeSeconds } from '@poolpros/contracts/marketing-files';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { ReadResponse } from '../read-api.js';

/** The part of `GET /api/installers/{id}` that badges and cards show. */
const listingSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(['published', 'paused', 'closed']),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  sample: z.boolean(),
});

/** A listing with a public page, as badges and cards show it. */
export interface ShownListing {
  id: number;
  name: string;
  slug: string;
  /** `sample` is a made-up business on a public site, which takes no reviews. */
  state: 'open' | 'closed' | 'sample';
  rating: number | null;
  reviewCount: number;
}

/** What is known about an id: `removed` had a page once, `missing` has none that the public may know of. */
export type FoundListing = ShownListing | 'removed' | 'missing';

const mostKept = 5000;
const highestId = 2 ** 31 - 1;

export interface ShownListingsOptions {
  publicUrl: string;
  read: (path: string) => Promise<ReadResponse>;
  /** Milliseconds, for tests. */
  clock?: () => number;
}

/**
 * Reads listings, each once for all requests of some seconds, since a popular site shows its badge with every page. A
 * merged listing is read as the one that it is part of now. Rejects while the API is down.
 */
export function createShownListings({ publicUrl, read, clock = () => performance.now() }: ShownListingsOptions) {
  const kept = new LRUCache<number, FoundListing>({
    max: mostKept,
    ttl: badgeSeconds.server * 1000,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod: (id) => readListing(id),
  });

  async function readListing(id: number): Promise<FoundListing> {
    const response = await read(pathTo(apiPaths.installer, { installerId: id }));
    if (response.status === 404) return 'missing';
    if (response.status === 410) return 'removed';
    if (!response.ok) throw new Error(`the listing was answered with ${response.status}`);
    const { status, sample, ...listing } = listingSchema.parse(await response.json());
    const state = isPublicSample({ sample }, publicUrl) ? 'sample' : status === 'closed' ? 'closed' : 'open';
    return { ...listing, state };
  }

  return async (id: number): Promise<FoundListing> =>
    id > 0 && id <= highestId ? ((await kept.fetch(id)) ?? 'missing') : 'missing';
}
