import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashedVersion, lockfileOf, wantedVersion } from './node-runtime.mjs';

it('knows the hashes of the version that the images run on', () => {
  expect(hashedVersion).toBe(wantedVersion());
});

it('is refused by npm where a package has another hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hashed-'));
  // A small package of the repository's own lockfile, with the hash of another.
  const { package: manifest, lock } = lockfileOf('kleur', '4.1.5', `sha512-${'A'.repeat(86)}==`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const install = () => execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'pipe' });
  expect(install).toThrow(/EINTEGRITY/);
  rmSync(folder, { recursive: true });
});
