import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, run } from '../command.mjs';
import { stamp } from '../fingerprint.mjs';
import { localFolder, root } from '../paths.mjs';

/**
 * Whether a Docker engine responds that can start the stores, and why not.
 * @returns {Promise<{ responds: boolean, why: string }>}
 */
export async function askDocker() {
  const engine = await capture('docker', ['info', '--format', '{{.ServerVersion}}'], { timeoutMs: 5000 });
  if (engine.code === 127) return { responds: false, why: 'Docker is not installed' };
  if (engine.code !== 0) return { responds: false, why: 'no Docker engine responds' };
  const compose = await capture('docker', ['compose', 'version'], { timeoutMs: 5000 });
  if (compose.code !== 0) return { responds: false, why: 'Docker has no "docker compose"' };
  return { responds: true, why: `Docker ${engine.output.trim()} responds` };
}

/**
 * A separate compose project per data folder, apart from the one that an operator runs from the same file.
 * @param {string} folder
 */
const projectOf = (folder) => `poolpros-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {{ environment: Record<string, string | undefined>, timeoutMs: number, sentence: string }} options
 */
function compose(folder, args, { environment, timeoutMs, sentence }) {
  const files = ['docker-compose.yml', 'deploy/compose.local.yml'].flatMap((file) => ['--file', join(root, file)]);
  return run(
    'docker',
    ['compose', '--project-name', projectOf(folder), '--project-directory', root, ...files, ...args],
    {
      cwd: root,
      toStop: args[0] === 'stop',
      env: { ...process.env, ...environment },
      log: join(localFolder, 'logs', `compose-${args[0]}.log`),
      timeoutMs,
      sentence,
    },
  );
}

/**
 * Store services of docker-compose.yml for one data folder: `environment` fills the file's variables.
 * @param {string} folder
 * @param {Record<string, string | undefined>} environment
 */
export function composeStores(folder, environment) {
  const mark = join(folder, 'stamps', 'docker');
  const remove = () =>
    compose(folder, ['down', '--volumes', '--timeout', '8'], {
      environment,
      timeoutMs: 60_000,
      sentence: 'Docker could not remove the stores of an earlier run.',
    });
  return {
    /** @param {string[]} names */
    async up(names) {
      if (!existsSync(mark)) await remove(); // volumes of an earlier checkout in the same place, with other passwords
      stamp(mark, projectOf(folder));
      await compose(folder, ['up', '--detach', '--wait', ...names], {
        environment,
        timeoutMs: 10 * 60_000,
        sentence: 'Docker could not bring the stores up: its last lines say why.',
      });
    },
    stop: () =>
      compose(folder, ['stop', '--timeout', '8'], {
        environment,
        timeoutMs: 12_000,
        sentence: 'Docker did not stop the stores in time: "docker ps" shows what is left.',
      }),
    remove,
  };
}
