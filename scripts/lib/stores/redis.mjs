import { mkdirSync } from 'node:fs';
import { withRedis } from '../clients.mjs';
import { atLeast, findProgram, versionOf } from '../executables.mjs';
import { readyWithinMs, storeRank } from './kinds.mjs';

const oldest = '7';

/** @returns {Promise<import('./kinds.mjs').LocalPlan>} */
async function planLocal() {
  const program = findProgram('redis-server');
  const version = program && (await versionOf(program));
  if (version && atLeast(version, oldest)) return { detail: `Redis ${version}, ${program}`, packages: [] };
  return {
    detail: 'Redis, to be installed',
    packages: ['redis-server'],
    advice: `Install Redis ${oldest} or newer (its program "redis-server" in PATH).`,
  };
}

/** @param {import('./kinds.mjs').LocalContext} context */
async function startLocal({ folder, takePort, durable, supervisor }) {
  mkdirSync(folder, { recursive: true });
  const port = await takePort();
  const url = urlOf(port);
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: durable ? 'yes' : 'no',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
  };
  await supervisor.start({
    name: 'redis',
    command: findProgram('redis-server') ?? 'redis-server',
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    environment: { PATH: process.env.PATH },
    rank: storeRank,
    readyWithinMs,
    ready: () => withRedis(url, (call) => call('PING')),
  });
  return url;
}

/** @param {number} port */
const urlOf = (port) => `redis://127.0.0.1:${port}`;

/** Settings without which queued mails can be lost or evicted (BullMQ, going to production). */
const wanted = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' };

/** @param {string} url */
async function inspect(url) {
  let version = 'unknown';
  /** @type {string[]} */
  const weak = [];
  await withRedis(url, async (call) => {
    version = /redis_version:([\d.]+)/.exec(String(await call('INFO', 'server')))?.[1] ?? version;
    for (const [name, value] of Object.entries(wanted)) {
      // A hosted Redis may refuse CONFIG; then its operator is responsible for the settings.
      const reply = await call('CONFIG', 'GET', name).catch(() => [name, value]);
      if (Array.isArray(reply) && reply[1] !== value) weak.push(`${name} is ${reply[1]}`);
    }
  });
  return { version, weak };
}

/** @type {import('./kinds.mjs').Store} */
export const redis = {
  name: 'redis',
  variable: 'REDIS_URL',
  firstPort: 4202,
  portVariable: 'REDIS_PORT',
  planLocal,
  startLocal,
  urlOf,
  inspect,
};
