import { type ClientRequest, request as httpRequest } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Gateway } from './harness.js';

/** Requests that a service has not responded to yet. */
export interface HeldRequests {
  readonly size: number;
  has(url: string): boolean;
  /** For `respond` of a service: responds only when the test says so, with this. */
  hold(body?: unknown): (request: FastifyRequest) => Promise<unknown>;
  /** Responds to requests for these URLs, or else to all. */
  release(...urls: string[]): void;
}

export function createHeldRequests(): HeldRequests {
  let held: { url: string; respond: () => void }[] = [];
  return {
    get size() {
      return held.length;
    },
    has: (url) => held.some((each) => each.url === url),
    hold:
      (body = {}) =>
      ({ url }) =>
        new Promise((resolve) => held.push({ url, respond: () => resolve(body) })),
    release(...urls) {
      const isReleased = ({ url }: { url: string }) => urls.length === 0 || urls.includes(url);
      const released = held.filter(isReleased);
      held = held.filter((each) => !isReleased(each));
      for (const { respond } of released) respond();
    },
  };
}

/** A request of a visitor who closes the browser when the test says so. */
export function impatient(gateway: Gateway, path: string, headers: Record<string, string> = {}): ClientRequest {
  const request = httpRequest({ port: gateway.port, host: '127.0.0.1', path, headers, agent: false });
  request.on('error', () => {});
  request.end();
  return request;
}
