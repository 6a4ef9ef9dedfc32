import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyRateLimit from '@fastify/rate-limit';
import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Context } from './context.js';
import { addFairShare } from './fair-share.js';
import { type LimitClass, limitClasses } from './limits.js';
import { sharedStore } from './rate-limit-store.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Makes the app able to limit routes that carry the configuration of `limitedBy`. */
export async function addLimiter(app: ZodApp, { config, redis, log, gatewayMetrics }: Context): Promise<void> {
  const token = config.INTERNAL_TOKEN;
  // The web server reads for a visitor whose page request has been counted.
  const isCounted = (request: FastifyRequest): boolean => {
    const given = request.headers['x-internal-token'];
    return typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
  };
  await app.register(fastifyRateLimit, {
    global: false,
    enableDraftSpec: true,
    store: sharedStore({ redis, prefix: 'limits:', log }),
    allowList: isCounted,
    errorResponseBuilder: () => new Problem(429, 'too_many_requests', 'Too many requests. Please wait a little.'),
  });
  addFairShare(app, { exempt: isCounted, gatewayMetrics });
}

/** The configuration of a route of this class. All routes of one class count together. */
export function limitedBy(limit: LimitClass, scale: number): FastifyContextConfig {
  const { max, windowMs, atOnce } = limitClasses[limit];
  return {
    rateLimit: { max: Math.ceil(max * scale), timeWindow: windowMs, groupId: `:${limit}` },
    fairShare: { limit, atOnce: Math.ceil(atOnce * scale) },
  };
}
