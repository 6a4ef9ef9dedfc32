import type { Admission, Applicant } from '@poolpros/chassis/admission';
import { createMeasuredAdmissions } from '@poolpros/chassis/admission/measured';
import { networkOf } from '@poolpros/chassis/network';
import { assetsRoot } from '@poolpros/contracts/missing-page';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.js';
import { isReadForPage } from '../page-reads.js';
import { isCached, type Route } from '../route-table.js';
import { outcomeOf } from '../upstream.js';
import { upstreams } from '../upstreams.js';
import { rankOf } from './worth.js';

const servers = [...upstreams, 'engine'] as const;
type Server = (typeof servers)[number];
export type Admissions = Record<Server, Admission>;

export const createAdmissions = (registry: Registry): Admissions =>
  createMeasuredAdmissions(registry, servers, { outcomeOf });

/** What the search engine does is limited apart from what the search service does by itself. */
export const serverOf = (route: Route): Server =>
  isCached(route) && route.cache.fromIndex ? 'engine' : route.upstream;

/** Files take the web server no time, unlike its pages. */
const assets = `${assetsRoot}/`;

/** A request as an applicant for the server of its route. */
export function applicantOf(route: Route, request: FastifyRequest, config: Config): Applicant {
  const { url, method, ip } = request;
  return {
    kind: url.startsWith(assets) ? assets : `${method} ${route.prefix}`,
    withinMs: route.timeoutMs,
    rank: rankOf(route, request),
    key: networkOf(ip),
    admit: isReadForPage(request, config) ? 'always' : 'line',
  };
}
