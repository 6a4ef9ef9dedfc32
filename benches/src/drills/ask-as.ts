import { request } from 'node:http';

const patienceMs = 30_000;

/** A request of a visitor: a page or a read, or a form if it has a body. */
export interface Wanted {
  path: string;
  body?: unknown;
}

/**
 * Sends a request on its own connection, as a visitor of that IP behind the proxy that the gateway trusts. Returns the status; 0
 * without a complete response in 30 seconds.
 */
export function askAs(network: string, origin: string, { path, body }: Wanted): Promise<number> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    'x-forwarded-for': network,
    'accept-encoding': 'br, gzip',
    ...(json && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, origin),
      { method: json ? 'POST' : 'GET', headers, agent: false, signal: AbortSignal.timeout(patienceMs) },
      (response) => {
        response.on('error', () => resolve(0));
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(json);
  });
}
