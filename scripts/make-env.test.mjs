import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-env-'));
  mkdirSync(join(folder, 'deploy'));
  for (const file of ['.env.example', 'deploy/make-env.sh']) copyFileSync(join(root, file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = () => execFileSync('sh', [join(folder, 'deploy/make-env.sh')], { encoding: 'utf8' }).trim();
const read = () => readFileSync(join(folder, '.env'), 'utf8');
const variables = () => Object.fromEntries([...read().matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map((m) => m.slice(1)));
const pem = (value) => Buffer.from(value, 'base64').toString();
const digest = (token) => createHash('sha256').update(token).digest('hex');

/** Values that only the operator knows, and values that may be empty. */
const leftEmpty = [
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_NAME',
  'OPERATOR_EMAIL',
  'MAIL_POSTAL_ADDRESS',
  'PRIVACY_EMAIL',
  'COPYRIGHT_AGENT',
  'TRUSTED_PROXIES',
  'POSTHOG_KEY',
  'TAG_ORIGINS',
  'AUTO_PUBLISH_MAX_RISK',
  'PHONE_MESSAGES_URL',
  'PHONE_MESSAGES_KEY',
  'REPLY_DOMAIN',
  'SOCIAL_LINKS',
];

test('makes every secret, each for itself, and keeps them from others', () => {
  expect(run()).toContain('Wrote .env');
  const made = variables();
  expect(Object.keys(made).filter((name) => made[name] === '')).toEqual(leftEmpty);
  const secrets = Object.entries(made).filter(([name]) => /_(TOKEN|SECRET|PASSWORD)$/.test(name));
  expect(secrets.length).toBeGreaterThan(10);
  expect(new Set(secrets.map(([, value]) => value)).size).toBe(secrets.length);
  for (const [name, value] of Object.entries(made))
    if (name.endsWith('_TOKEN_DIGEST')) expect(value).toBe(digest(made[name.replace('_DIGEST', '')]));
  const ownPublic = createPublicKey(createPrivateKey(pem(made.JWT_PRIVATE_KEY)));
  expect(ownPublic.equals(createPublicKey(pem(made.JWT_PUBLIC_KEY)))).toBe(true);
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
});

test('changes nothing of what is there and adds what is missing', () => {
  run();
  const before = read();
  expect(run()).toBe('.env has everything already.');
  expect(read()).toBe(before);

  const old = before.replace(/^WEB_TOKEN.*\n/gm, '').replace(/^PUBLIC_URL=$/m, 'PUBLIC_URL=https://pools.example');
  writeFileSync(join(folder, '.env'), old.trimEnd());
  expect(run()).toBe('Added to .env: WEB_TOKEN WEB_TOKEN_DIGEST');
  expect(read().startsWith(old)).toBe(true);
  expect(variables().WEB_TOKEN_DIGEST).toBe(digest(variables().WEB_TOKEN));
});
