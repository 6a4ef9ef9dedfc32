import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from './command.mjs';
import { forgetEnvironments, rememberEnvironments } from './remembered.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A Node that writes down what it is given, and ends as the command would. */
function start() {
  const node = join(folder, 'node');
  const told = join(folder, 'told');
  writeFileSync(node, `#!/bin/sh\necho "$PORT $LOG_LEVEL $ACCOUNT_PASSWORD $*" > ${told}\nexit 3\n`, { mode: 0o755 });
  rememberEnvironments(folder, { node, environments: { search: { PORT: '4102' } } });
  return () => readFileSync(told, 'utf8').trim();
}

test('runs a command with the environment of its service and what is added to it, and gives its exit code', async () => {
  const told = start();
  expect(await runCommand(folder, 'search', ['verify', '--id', '42'], { ACCOUNT_PASSWORD: 'given' })).toBe(3);
  expect(told()).toMatch(/^4102 warn given \/.*\/services\/search\/dist\/main\.js verify --id 42$/);
});

test.each([
  [undefined, []],
  ['search', []],
])('says how it is used when it is given %s %j', async (name, args) => {
  expect(() => runCommand(folder, name, args)).toThrow(/^Usage: npm run service -- <directory \| search \|/);
});

test('names the services when there is none of that name', () => {
  expect(() => runCommand(folder, 'serach', ['verify'])).toThrow(/^There is no service serach\. .*search/);
});

test('asks for the running product', () => {
  start();
  forgetEnvironments(folder);
  expect(() => runCommand(folder, 'search', ['verify'])).toThrow('run npm start first');
});
