import type { FastifyReply } from 'fastify';

/** Seconds that public answers may be kept; §7 keeps the list of installers five minutes, and land stays where it is. */
export const freshness = { list: 300, page: 60, map: 86_400 } as const;

export const keepFor = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply.header('cache-control', `public, max-age=${seconds}`);
