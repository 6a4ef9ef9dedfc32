import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { show } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { localFolder, root } from './lib/paths.mjs';
import { environmentFile } from './lib/product/start.mjs';
import { runOwning } from './lib/signals.mjs';

/** Runs the directory's CSV import against the running product: `npm run import -- file.csv [--apply]`. */
async function work() {
  const [file, ...flags] = process.argv.slice(2);
  if (!file) throw new Failure('Usage: npm run import -- file.csv [--apply]');
  const environment = environmentFile(localFolder);
  if (!existsSync(environment)) throw new Failure('The import needs the running product: run npm start first.');
  return show(
    process.execPath,
    [
      join(root, 'services', 'directory', 'dist', 'main.js'),
      'import',
      resolve(process.env.INIT_CWD ?? process.cwd(), file),
      ...flags,
    ],
    {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'warn', ...JSON.parse(readFileSync(environment, 'utf8')) },
      timeoutMs: 30 * 60_000,
    },
  );
}

await runOwning({ work, stop: async () => {}, kill: () => {} });
