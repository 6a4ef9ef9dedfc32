import type { FastifyReply } from 'fastify';

/** Seconds that public responses stay fresh (docs/rules.md#listing-cache). */
export const freshness = { list: 300, page: 60 } as const;

export const keepFor = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply.header('cache-control', `public, max-age=${seconds}`);

/** Land stays where it is; what is drawn of it changes with a release. */
export const mapCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';
