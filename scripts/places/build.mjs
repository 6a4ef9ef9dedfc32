import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPythonPackages } from '../lib/python.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[2] === 'verify') {
  run(
    process.execPath,
    ['node_modules/@typescript/native/bin/tsc', '-b', 'services/search', 'packages/seed-data'],
    root,
  );
  run(process.execPath, [join(here, 'verify.mjs'), ...process.argv.slice(3)], root);
  process.exit();
}

if (!existsSync(new URL('node_modules', import.meta.url))) run('npm', ['ci', '--ignore-scripts'], here);
run(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'packages/places'], root);

const environment = join(here, '.venv');
await installPythonPackages({
  folder: environment,
  requirements: join(here, 'requirements.txt'),
  log: 'places-packages.log',
  sentence: 'The packages of PyPI could not be installed: check that pip reaches its registry, then try again.',
});
const [python] = readdirSync(join(environment, 'lib'));

// Its imports exist only after the steps above.
const { writePlaces } = await import('./write-places.mjs');
writePlaces(
  new URL('../../packages/places/data/', import.meta.url),
  join(environment, 'lib', python, 'site-packages', 'airportsdata'),
);
