import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog, rotateLargeLog, rotateLog } from './logs.mjs';

let folder = '';
let log = '';
const read = (number) => readFileSync(`${log}.${number}`, 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
  log = join(folder, 'service.log');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('keeps the logs of five earlier runs, the newest as .1', () => {
  for (let run = 1; run <= 8; run++) {
    rotateLog(log);
    writeFileSync(log, `run ${run}`);
  }
  expect(readFileSync(log, 'utf8')).toBe('run 8');
  expect([1, 2, 3, 4, 5].map(read)).toEqual(['run 7', 'run 6', 'run 5', 'run 4', 'run 3']);
  expect(existsSync(`${log}.6`)).toBe(false);
});

test('lets nobody else read a log or enter its folder', () => {
  const mode = (path) => statSync(path).mode & 0o777;
  const inner = join(folder, 'logs');
  mkdirSync(inner, { mode: 0o755 });
  closeSync(openLog(join(inner, 'service.log'), 'a'));
  expect([mode(inner), mode(join(inner, 'service.log'))]).toEqual([0o700, 0o600]);
});

test('puts a log aside that grows large under the program that writes it', () => {
  const descriptor = openLog(log, 'a');
  writeSync(descriptor, 'much');
  rotateLargeLog(log, 4);
  expect(existsSync(`${log}.1`)).toBe(false);
  writeSync(descriptor, ' more');
  rotateLargeLog(log, 4);
  writeSync(descriptor, 'next');
  closeSync(descriptor);
  expect(read(1)).toBe('much more');
  expect(readFileSync(log, 'utf8')).toBe('next');
});
