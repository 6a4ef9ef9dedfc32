import { createServer } from 'node:net';

/**
 * Whether a loopback port is free.
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
 * Returns free ports upward from a requested one, each only once. A taken port is skipped, never shared.
 * @returns {(wish: number) => Promise<number>}
 */
export function createPortChooser() {
  const tried = new Set();
  return async (wish) => {
    for (let port = wish; ; port += 1) {
      if (tried.has(port)) continue;
      tried.add(port);
      if (await isFree(port)) return port;
    }
  };
}
