import { request } from 'node:http';

const patienceMs = 30_000;

/**
 * Asks on a connection of its own, as a visitor of that address behind the proxy that the gateway trusts.
 * @param {string} origin
 * @param {{ path: string, body?: unknown }} wanted
 * @param {string} network
 * @returns {Promise<number>} the status; 0 when there was no whole answer in half a minute
 */
export function ask(origin, { path, body }, network) {
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
