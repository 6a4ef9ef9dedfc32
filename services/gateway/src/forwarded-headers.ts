import type { IncomingHttpHeaders } from 'node:http';
import { deadlineHeader } from '@poolpros/chassis/deadline';
import { traceparent } from '@poolpros/chassis/trace';
import { pageBuildHeader } from '@poolpros/contracts/http/pages';
import type { FastifyRequest } from 'fastify';
import type { Route } from './route-table.js';
import type { Upstream } from './upstreams.js';

// RFC 9110, section 7.6.1: they describe one connection. This server handles `expect` itself.
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const spoofable = new Set(['forwarded', 'via', 'true-client-ip', 'cf-connecting-ip', 'traceparent', 'tracestate']);

/** What this server knows about a request without its headers. */
export interface Origin {
  method: string;
  requestId: string;
  clientIp: string;
  publicUrl: URL;
  traceparent: string | undefined;
  /** When the request times out, in epoch milliseconds. */
  deadline: number;
}

type RequestInfo = Pick<FastifyRequest, 'method' | 'id' | 'ip'>;

export const originOf = (
  { method, id, ip }: RequestInfo,
  { publicUrl, now }: { publicUrl: URL; now: () => Date },
  { timeoutMs, body }: Route,
): Origin => ({
  method,
  requestId: id,
  clientIp: ip,
  publicUrl,
  traceparent: traceparent(),
  deadline: now().getTime() + (body?.withinMs ?? 0) + timeoutMs,
});

/**
 * The headers that a service gets: the client's, without hop-by-hop headers and without `x-` headers or other claims
 * about the client's identity or address, which are set here. Cookies go only to accounts.
 */
export function requestHeaders(given: IncomingHttpHeaders, upstream: Upstream, origin: Origin): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (const name of Object.keys(given))
    if (!name.startsWith('x-') && !hopByHop.has(name) && !spoofable.has(name)) headers[name] = given[name];
  if (upstream !== 'accounts') delete headers.cookie;
  // The body of a GET is not passed on, so its length must not be either.
  if (origin.method === 'GET' || origin.method === 'HEAD') delete headers['content-length'];
  const { host, protocol } = origin.publicUrl;
  headers['x-request-id'] = origin.requestId;
  headers['x-forwarded-for'] = origin.clientIp;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers[deadlineHeader] = String(origin.deadline);
  if (origin.traceparent) headers.traceparent = origin.traceparent;
  return headers;
}

/** The headers of a client without those that identify it. */
export const withoutToken = ({ authorization: _, ...others }: IncomingHttpHeaders): IncomingHttpHeaders => others;

/** What no client needs to know: the software of a service, and which build of it made a page. */
const ours = new Set(['server', 'x-powered-by', pageBuildHeader]);

/** The headers of a service's response without hop-by-hop headers and those that this server sets. */
export function responseHeaders(given: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !hopByHop.has(name) && !ours.has(name)));
}
