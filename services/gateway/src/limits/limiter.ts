import fastifyRateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { ZodApp } from '@poolpros/chassis/http';
import { budgetAtOnce, type LimitClass, limitClasses } from '@poolpros/contracts/rate-limits';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import { isReadForPage } from '../page-reads.js';
import { addAcceptedLimit, tooManyRequests } from './accepted-limit.js';
import { addFairShare } from './fair-share.js';
import { createSharedCounts, storeOf } from './rate-limit-store.js';
import { createVisitorCounts } from './visitor-counts.js';

/** Limits the routes whose configuration `limitedBy` made. */
export async function addLimiter(app: ZodApp, { config, redis, log, gatewayMetrics }: Context): Promise<void> {
  const isExempt = (request: FastifyRequest): boolean => isReadForPage(request, config);
  const counts = createSharedCounts({ redis, prefix: 'limits:', log });
  const visitors = createVisitorCounts(counts);
  app.addHook('onClose', () => counts.flush());
  await app.register(fastifyRateLimit, {
    global: false,
    enableDraftSpec: true,
    store: storeOf(visitors),
    keyGenerator: (request) => request.ip,
    allowList: isExempt,
    errorResponseBuilder: tooManyRequests,
  });
  addAcceptedLimit(app, { visitors, exempt: isExempt });
  addFairShare(app, { exempt: isExempt, gatewayMetrics });
}

/** The configuration of a route of this class. All routes of one class share a counter. */
export function limitedBy(limit: LimitClass, scale: number): FastifyContextConfig & { rateLimit: RateLimitOptions } {
  const limits: { max: number; windowMs: number; onlyAccepted?: true } = limitClasses[limit];
  const scaled = (max: number) => Math.ceil(max * scale);
  const attempts = (of: LimitClass) => ({
    max: scaled(limitClasses[of].max),
    timeWindow: limitClasses[of].windowMs,
    groupId: `:${of}`,
  });
  return {
    rateLimit: attempts(limits.onlyAccepted ? 'write' : limit),
    ...(limits.onlyAccepted && { acceptedLimit: { limit, max: scaled(limits.max), windowMs: limits.windowMs } }),
    fairShare: { limit, budget: scaled(budgetAtOnce) },
  };
}
