import type { ZodApp } from '@poolpros/chassis/http';
import { budgetAtOnce, type LimitClass, type LimitRow, limitClasses } from '@poolpros/contracts/rate-limits';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import { isReadForPage } from '../page-reads.js';
import { addAcceptedLimit } from './accepted-limit.js';
import { addAttemptLimit } from './attempt-limit.js';
import { addFairShare } from './fair-share.js';
import { createSharedCounts } from './rate-limit-store.js';
import { weightOf } from './request-cost.js';
import { createVisitorCounts } from './visitor-counts.js';

/** Limits the routes whose configuration `limitedBy` made. `isStored` says whether a page is served without the web server. */
export function addLimiter(
  app: ZodApp,
  { config, redis, log, gatewayMetrics }: Context,
  isStored: (request: FastifyRequest) => boolean,
): void {
  const exempt = (request: FastifyRequest): boolean => isReadForPage(request, config);
  const counts = createSharedCounts({ redis, prefix: 'limits:', log });
  const visitors = createVisitorCounts(counts);
  app.addHook('onClose', () => counts.flush());
  addAttemptLimit(app, { visitors, exempt, weightOf: (request) => weightOf(request, isStored) });
  addAcceptedLimit(app, { visitors, exempt });
  addFairShare(app, { exempt, gatewayMetrics });
}

/** The configuration of a route of this class. All routes of one class share a counter. */
export function limitedBy(limit: LimitClass, scale: number): FastifyContextConfig {
  const scaled = (max: number) => Math.ceil(max * scale);
  const limitOf = (of: LimitClass) => ({
    limit: of,
    max: scaled(limitClasses[of].max),
    windowMs: limitClasses[of].windowMs,
  });
  const { onlyAccepted, byCost }: LimitRow = limitClasses[limit];
  return {
    attemptLimit: { ...limitOf(onlyAccepted ? 'write' : limit), byCost: byCost === true },
    ...(onlyAccepted && { acceptedLimit: limitOf(limit) }),
    fairShare: { limit, budget: scaled(budgetAtOnce) },
  };
}
