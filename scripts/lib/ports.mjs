import { createServer } from 'node:net';

/**
 * Whether nobody listens on a loopback port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Chooses a free port for each name, upwards from the wished one. A taken port is skipped, never shared.
 * @template {string} N
 * @param {Record<N, number>} wishes
 * @returns {Promise<Record<N, number>>}
 */
export async function choosePorts(wishes) {
  const chosen = new Set();
  const ports = /** @type {Record<N, number>} */ ({});
  for (const [name, wish] of /** @type {[N, number][]} */ (Object.entries(wishes))) {
    let port = wish;
    while (chosen.has(port) || !(await isFree(port))) port += 1;
    chosen.add(port);
    ports[name] = port;
  }
  return ports;
}
