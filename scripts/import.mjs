import { Failure } from './lib/failure.mjs';
import { localFolder } from './lib/paths.mjs';
import { runCommand } from './lib/product/command.mjs';
import { runOwning } from './lib/signals.mjs';

/** Runs the directory's CSV import against the running product: `npm run import -- file.csv [--apply]`. */
async function work() {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new Failure('Usage: npm run import -- file.csv [--apply]');
  return runCommand(localFolder, 'directory', ['import', ...args]);
}

await runOwning({ work, stop: async () => {}, kill: () => {} });
