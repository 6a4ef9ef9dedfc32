import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveStreams } from './nats.mjs';

let folder = '';
const stored = (/** @type {string} */ account) => join(folder, 'jetstream', account, 'streams', 'DIRECTORY');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nats-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} account */
function store(account) {
  mkdirSync(stored(account), { recursive: true });
  writeFileSync(join(stored(account), 'owner'), account);
}

it('moves the streams of an older run into the account of today', () => {
  store('$G');
  moveStreams(folder);
  expect(readFileSync(join(stored('EVENTS'), 'owner'), 'utf8')).toBe('$G');
  expect(existsSync(stored('$G'))).toBe(false);
});

it('touches neither an empty folder nor streams that are there already', () => {
  moveStreams(folder);
  expect(existsSync(join(folder, 'jetstream'))).toBe(false);
  store('$G');
  store('EVENTS');
  moveStreams(folder);
  expect(readFileSync(join(stored('EVENTS'), 'owner'), 'utf8')).toBe('EVENTS');
});
