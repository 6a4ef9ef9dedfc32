import { localFolder } from './lib/paths.mjs';
import { runCommand } from './lib/product/command.mjs';
import { namesOf } from './lib/product/services.mjs';
import { runOwning } from './lib/signals.mjs';

/** Erases a person in each service of the running product that knows visitors: `npm run erase-person -- --email <email>`. */
async function work() {
  for (const name of namesOf(({ visitors }) => visitors)) {
    process.stdout.write(`${name}:\n`);
    const code = await runCommand(localFolder, name, ['erase-person', ...process.argv.slice(2)]);
    if (code !== 0) return code;
  }
  return 0;
}

await runOwning({ work, stop: async () => {}, kill: () => {} });
