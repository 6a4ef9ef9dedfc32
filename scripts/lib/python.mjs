import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, run } from './command.mjs';
import { localFolder } from './paths.mjs';

/** Whether Python can make the environment into which a package of PyPI is installed. */
export const hasPython = async () => (await capture('python3', ['-c', 'import ensurepip, venv'])).code === 0;

/**
 * Installs packages from PyPI into a newly created environment.
 * @param {{ folder: string, requirements: string, log: string, sentence: string }} options `requirements` is the file that
 *   names versions and hashes; a package with another hash is refused; `sentence` says what a failure means
 */
export async function installPythonPackages({ folder, requirements, log, sentence }) {
  rmSync(folder, { recursive: true, force: true });
  const options = { log: join(localFolder, 'logs', log), timeoutMs: 5 * 60_000, sentence };
  await run('python3', ['-m', 'venv', folder], options);
  const install = ['install', '--quiet', '--disable-pip-version-check', '--require-hashes', '-r', requirements];
  await run(join(folder, 'bin', 'pip'), install, options);
}
