import { Failure } from '../failure.mjs';
import { canInstallPackages } from '../system-packages.mjs';
import { askDocker } from './docker.mjs';
import { elasticsearch } from './elasticsearch.mjs';
import { nats } from './nats.mjs';
import { postgres } from './postgres.mjs';
import { redis } from './redis.mjs';

const stores = [postgres, nats, redis, elasticsearch];

/** @typedef {import('./kinds.mjs').Store} Store */

/**
 * Which server a store uses, and why.
 * @typedef {{ store: Store, why: string } & (
 *   | { way: 'url', url: string }
 *   | { way: 'docker' }
 *   | { way: 'machine', local: import('./kinds.mjs').LocalPlan }
 * )} Choice
 */

/**
 * Decides for each store: its URL in the environment, else Docker, else a server on this machine.
 * @param {'' | 'TEST_' | 'BENCH_' | 'DRILLS_'} variablePrefix of the variables with URLs
 * @returns {Promise<Choice[]>}
 */
export async function planStores(variablePrefix) {
  const docker = await askDocker();
  return Promise.all(
    stores.map(async (store) => {
      const variable = `${variablePrefix}${store.variable}`;
      const url = process.env[variable];
      if (url) return { store, way: /** @type {const} */ ('url'), url, why: `${variable} is set` };
      const why = `${variable} is not set, ${docker.why}`;
      if (docker.responds) return { store, way: /** @type {const} */ ('docker'), why };
      return { store, way: /** @type {const} */ ('machine'), why, local: await store.planLocal() };
    }),
  );
}

/**
 * Debian packages that the choices still need. Throws what to install by hand where apt cannot be used.
 * @param {Choice[]} choices
 */
export function missingPackages(choices) {
  const local = choices.flatMap((choice) => (choice.way === 'machine' ? [choice.local] : []));
  const advice = local.flatMap((plan) => plan.advice ?? []);
  if (advice.length > 0 && !canInstallPackages())
    throw new Failure(`${advice.join(' ')} Or start Docker, or give the URLs of running servers (see README.md).`);
  return [...new Set(local.flatMap((plan) => plan.packages))];
}

/**
 * The plan as the reader sees it, one line a store.
 * @param {Choice[]} choices
 */
export function describePlan(choices) {
  const ways = { url: 'given URL', docker: 'Docker', machine: 'this machine' };
  return choices
    .map((choice) => {
      const what = choice.way === 'machine' ? `${choice.local.detail}; ` : '';
      const lacks = choice.way === 'machine' && choice.local.notice ? `\n${' '.repeat(31)}${choice.local.notice}` : '';
      return `${choice.store.name.padEnd(15)} ${ways[choice.way].padEnd(14)} ${what}${choice.why}${lacks}`;
    })
    .join('\n');
}
