import { join } from 'node:path';
import { getJson } from '../clients.mjs';
import { compileCache } from '../node-runtime.mjs';
import { root } from '../paths.mjs';

const readyWithinMs = 90_000;

/**
 * Every process of the product: its program, its rank when stopping (higher ends first) and where it says it is ready.
 * @param {import('./environment.mjs').Ports} ports
 */
const table = (ports) =>
  /** @type {const} */ ([
    { name: 'mailbox', file: 'packages/mailbox/dist/main.js', rank: 1, port: ports.mailbox },
    { name: 'directory', file: 'services/directory/dist/main.js', rank: 2, port: ports.directory },
    { name: 'search', file: 'services/search/dist/main.js', rank: 2, port: ports.search },
    { name: 'accounts', file: 'services/accounts/dist/main.js', rank: 2, port: ports.accounts },
    { name: 'reviews', file: 'services/reviews/dist/main.js', rank: 2, port: ports.reviews },
    { name: 'notifications', file: 'services/notifications/dist/main.js', rank: 2, port: ports.notifications },
    { name: 'gateway', file: 'services/gateway/dist/main.js', rank: 3, port: ports.gateway },
    { name: 'web', file: 'frontend/dist/server/main.js', rank: 3, port: ports.web },
  ]);

/**
 * @param {import('./environment.mjs').Ports} ports
 * @param {ReturnType<typeof import('./environment.mjs').environments>} environments
 * @param {string} node the Node they run on
 * @returns {import('../supervisor.mjs').Program[]}
 */
export function programs(ports, environments, node) {
  return table(ports).map(({ name, file, rank, port }) => ({
    name,
    command: node,
    args: [join(root, file)],
    environment: { ...process.env, ...compileCache, ...environments[name] },
    cwd: root,
    rank,
    readyWithinMs,
    ready: () => getJson(`http://127.0.0.1:${port}`, 'health/ready'),
  }));
}
