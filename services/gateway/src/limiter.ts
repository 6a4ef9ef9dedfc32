import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyRateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import type { FastifyRequest } from 'fastify';
import type { Context } from './context.js';
import { type LimitClass, limitClasses } from './limits.js';
import { sharedStore } from './rate-limit-store.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Makes the app able to limit routes that carry the options of `limitOptions`. */
export async function addLimiter(app: ZodApp, { config, redis, log }: Context): Promise<void> {
  const token = config.INTERNAL_TOKEN;
  await app.register(fastifyRateLimit, {
    global: false,
    enableDraftSpec: true,
    store: sharedStore({ redis, prefix: 'limits:', log }),
    // The web server reads for a visitor whose page request has been counted.
    allowList: (request: FastifyRequest) => {
      const given = request.headers['x-internal-token'];
      return typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
    },
    errorResponseBuilder: () => new Problem(429, 'too_many_requests', 'Too many requests. Please wait a little.'),
  });
}

/** The options of a route of this class. All routes of one class count together. */
export function limitOptions(limit: LimitClass, scale: number): RateLimitOptions {
  const { max, windowMs } = limitClasses[limit];
  return { max: Math.ceil(max * scale), timeWindow: windowMs, groupId: `:${limit}` };
}
