import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, run } from './command.mjs';
import { findProgram } from './executables.mjs';
import { localFolder } from './paths.mjs';

const servicePolicy = '/usr/sbin/policy-rc.d';
const systemUnits = ['postgresql', 'redis-server'];

/** Whether missing programs can be installed here: Debian or Ubuntu, as root. */
export const canInstallPackages = () => process.getuid?.() === 0 && findProgram('apt-get') !== null;

/**
 * Installs Debian packages. Servers in them are prevented from starting, now and at the next boot: the product runs its
 * own servers and leaves the machine's alone.
 * @param {string[]} packages
 * @param {(detail: string) => void} detail
 */
export async function installPackages(packages, detail) {
  detail(`installing ${packages.join(' ')} with apt`);
  const options = {
    log: join(localFolder, 'logs', 'apt.log'),
    timeoutMs: 15 * 60_000,
    sentence: `These packages could not be installed: run "apt-get install ${packages.join(' ')}", then start again.`,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const unitsBefore = await knownUnits();
  const holdServices = !existsSync(servicePolicy);
  if (holdServices) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'update'], options);
    await run(
      'apt-get',
      ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', ...packages],
      options,
    );
  } finally {
    if (holdServices) rmSync(servicePolicy);
  }
  const added = (await knownUnits()).filter((unit) => !unitsBefore.includes(unit));
  if (added.length > 0) await capture('systemctl', ['disable', ...added]);
}

/** The units of such servers that systemd knows; none where it does not run. */
async function knownUnits() {
  if (!existsSync('/run/systemd/system')) return [];
  const { output } = await capture('systemctl', ['list-unit-files', '--no-legend', '--type=service']);
  return systemUnits.filter((unit) => output.includes(`${unit}.service`));
}
