import { Problem } from '@poolpros/chassis/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorCounts } from './visitor-counts.js';

/** How much one network may count in a window. Routes of one class share the limit. */
export interface Limit {
  limit: string;
  max: number;
  windowMs: number;
}

/**
 * Counts a request for its network and says in the headers how much is left. Returns that, which is less than 0 if the
 * request must be refused.
 */
export async function applyLimit(
  visitors: VisitorCounts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { limit, max, windowMs }: Limit,
  weight = 1,
): Promise<number> {
  const { current, ttl } = await visitors.count(request.ip, { limit, windowMs, max, weight });
  const left = max - current;
  const seconds = Math.ceil(ttl / 1000);
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': Math.max(0, left),
    'ratelimit-reset': seconds,
  });
  if (left < 0) reply.header('retry-after', seconds);
  return left;
}

export const tooManyRequests = () => new Problem('too_many_requests', 'Too many requests. Please wait a moment.');
