import { localFolder } from './lib/paths.mjs';
import { runCommand } from './lib/product/command.mjs';
import { runOwning } from './lib/signals.mjs';

/** Runs a command of a service of the running product: `npm run service -- search verify`. */
const [name, ...args] = process.argv.slice(2);
await runOwning({ work: async () => runCommand(localFolder, name, args), stop: async () => {}, kill: () => {} });
