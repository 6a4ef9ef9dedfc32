import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(new URL('node_modules', import.meta.url))) run('npm', ['ci', '--ignore-scripts'], here);
run(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'packages/places'], root);

// Its imports exist only after the two steps above.
const { writePlaces } = await import('./write-places.mjs');
writePlaces(new URL('../../packages/places/data/', import.meta.url));
