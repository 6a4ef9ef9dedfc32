import { join } from 'node:path';
import { getJson } from '../clients.mjs';
import { compileCache } from '../node-runtime.mjs';
import { root } from '../paths.mjs';
import { programOf, services } from './services.mjs';

/** The search warms up its engine for a minute at most, and once more when the index has been filled. */
const readyWithinMs = 180_000;

/** What is listed and the mailbox: their programs, and their rank when stopping (higher ends first). */
const processes = [
  { name: 'mailbox', file: 'packages/mailbox/dist/main.js', rank: 1 },
  ...services.map((service) => ({ name: service.name, file: programOf(service), rank: service.open ? 3 : 2 })),
];

/**
 * @param {import('./environment.mjs').Ports} ports
 * @param {ReturnType<typeof import('./environment.mjs').environments>} environments
 * @param {string} node the Node they run on
 * @returns {import('../supervisor.mjs').Program[]}
 */
export function programs(ports, environments, node) {
  return processes.map(({ name, file, rank }) => ({
    name,
    command: node,
    args: [join(root, file)],
    environment: { ...process.env, ...compileCache, ...environments[name] },
    cwd: root,
    rank,
    readyWithinMs,
    ready: () => getJson(`http://127.0.0.1:${ports[name]}`, 'health/ready'),
  }));
}
