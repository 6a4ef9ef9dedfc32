import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecrets } from './secrets.mjs';

test('keeps the secrets of an earlier version and adds those it did not have', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'secrets.json');
  const first = loadSecrets(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { callerTokens: _, linkSecrets, ...others } = first;
  const old = { ...others, linkSecrets: { reviews: linkSecrets.reviews } };
  writeFileSync(file, JSON.stringify(old));
  const next = loadSecrets(file);
  expect(next).toMatchObject(old);
  for (const made of [next.callerTokens.web, next.linkSecrets.directory]) expect(made).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(next);
  expect(loadSecrets(file)).toEqual(next);
  rmSync(folder, { recursive: true });
});
