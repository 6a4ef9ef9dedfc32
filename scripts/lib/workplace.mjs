import { join } from 'node:path';
import { localFolder } from './paths.mjs';
import { claim, endLeftovers, forget } from './processes.mjs';
import { composeEnvironment } from './product/compose.mjs';
import { loadSecrets } from './product/secrets.mjs';
import { startStores } from './stores/start.mjs';
import { createSupervisor } from './supervisor.mjs';

/**
 * A place under .local/<name> where a command runs its own stores and processes while a product runs; one command at a
 * time.
 * @param {object} options
 * @param {string} options.name
 * @param {import('./stores/start.mjs').StoresOptions['variablePrefix']} options.variablePrefix
 * @param {number} options.portOffset
 */
export function createWorkplace({ name, variablePrefix, portOffset }) {
  const folder = join(localFolder, name);
  const runFolder = join(folder, 'run');
  const supervisor = createSupervisor({ logFolder: join(folder, 'logs'), runFolder });
  /** @type {import('./stores/start.mjs').RunningStores | undefined} */
  let stores;
  let claimed = false;

  const loadOwnSecrets = () => loadSecrets(join(folder, 'secrets.json'));

  return {
    folder,
    supervisor,
    /** Locks the workplace, and ends what a killed run left behind. @param {string} command as shown to a second run */
    async claim(command) {
      claim(runFolder, command);
      claimed = true;
      await endLeftovers(runFolder);
    },
    secrets: loadOwnSecrets,
    /** @param {Pick<import('./stores/start.mjs').StoresOptions, 'durable' | 'fresh'>} how */
    async startStores({ durable, fresh }) {
      const secrets = loadOwnSecrets();
      stores = await startStores({
        folder,
        variablePrefix,
        portOffset,
        durable,
        fresh,
        password: secrets.postgresPassword,
        composeEnvironment: composeEnvironment(secrets),
        supervisor,
      });
      return stores;
    },
    /** May be called more than once. */
    async stop() {
      await supervisor.stop(10_000);
      await stores?.stop();
      stores = undefined;
      if (claimed) forget(runFolder, 'holder');
    },
  };
}
