import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { Failure } from './failure.mjs';
import { provideNode } from './node-runtime.mjs';
import { root } from './paths.mjs';
import { step } from './progress.mjs';
import { runOwning } from './signals.mjs';
import { createWorkplace } from './workplace.mjs';

/**
 * What a command line asks for.
 * @typedef {object} Wanted
 * @property {string[]} [names] of the parts to run; all by default
 * @property {boolean} fresh start with empty stores
 * @property {boolean} frontend whether pages are asked for
 * @property {object} [flags] whatever else the parts are told
 */

/**
 * Runs parts of a tool in the workspace benches on separate stores: installs, builds, then runs; exit code 1 if one
 * misses a mark.
 * @param {object} tool
 * @param {Parameters<typeof createWorkplace>[0]} tool.workplace
 * @param {string} tool.usage
 * @param {string} tool.listed what `names` are called
 * @param {() => Wanted} tool.readFlags throws when the command line cannot be read
 */
export async function runTool({ workplace: place, usage, listed, readFlags }) {
  const workplace = createWorkplace(place);

  function wantedParts() {
    try {
      return readFlags();
    } catch {
      throw new Failure(usage);
    }
  }

  async function work() {
    const { names, fresh, frontend, flags } = wantedParts();
    await workplace.claim(`npm run ${place.name}`);
    await step('dependencies', (detail) => installDependencies(detail, { tools: true }));
    await step('build', (detail) =>
      build(detail, frontend ? ['code', 'frontend', 'compressed', 'benches'] : ['code', 'benches']),
    );
    const tool = await import(pathToFileURL(join(root, 'benches', 'dist', `${place.name}.js`)).href); // just built
    const known = /** @type {string[]} */ (tool.names);
    const wanted = known.filter((name) => names?.includes(name) ?? true);
    if (wanted.length !== (names ?? known).length) throw new Failure(`${usage}\n${listed}: ${known.join(', ')}`);
    const node = await step('node', provideNode);
    const stores = await workplace.startStores({ durable: true, fresh });
    const { folder, supervisor } = workplace;
    const kept = await tool.run(wanted, { node, folder, stores, secrets: workplace.secrets(), supervisor, flags });
    return kept ? 0 : 1;
  }

  await runOwning({ work, stop: workplace.stop, kill: workplace.supervisor.kill });
}
