import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationsIn } from './migrations.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  write('1795392000000-add-mail-stops.sql', 'create table stops ()');
  write('1795392000000-add-mail-stops.undo.sql', 'drop table stops');
  write('1700000000010-create-mails.sql', 'create table mails ()');
  write('1700000000010-create-mails.undo.sql', 'drop table mails');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, sql = '') => writeFileSync(join(folder, name), sql);
const read = (shared?: string[]) => migrationsIn(pathToFileURL(`${folder}/`), shared);

test('a pair of files is a migration, and the oldest comes first', () => {
  expect(read()).toEqual([
    { name: 'CreateMails1700000000010', up: 'create table mails ()', down: 'drop table mails' },
    { name: 'AddMailStops1795392000000', up: 'create table stops ()', down: 'drop table stops' },
  ]);
});

test('the named folders of the chassis come in by their time', () => {
  expect(read(['history', 'mailbox']).map(({ name }) => name)).toEqual([
    'CreateMails1700000000010',
    'CreateHistory1795300000000',
    'AddMailStops1795392000000',
    'CreateMailboxOf1795762800300',
  ]);
});

test.each([
  'create-mails.sql',
  '1795392000001.sql',
  '179539200000-short-time.sql',
  '1795392000001-Capital.sql',
  '1795392000001-under_score.sql',
  '1795392000001-create-mails.down.sql',
  '1795392000001-create-mails.ts',
])('%s is refused by its name', (name) => {
  write(name);
  expect(() => read()).toThrow(`${join(folder, name)} is not named like 1795219200000-create-mails.sql`);
});

test('a way up without a way down is refused', () => {
  write('1795392000001-add-senders.sql');
  expect(() => read()).toThrow(`${join(folder, '1795392000001-add-senders.undo.sql')} is missing`);
});

test('a way down without a way up is refused', () => {
  write('1795392000001-add-senders.undo.sql');
  expect(() => read()).toThrow(`${join(folder, '1795392000001-add-senders.sql')} is missing`);
});

test.each(['1795392000000', '1795300000000'])('two migrations of %s are refused', (time) => {
  write(`${time}-add-senders.sql`);
  write(`${time}-add-senders.undo.sql`);
  expect(() => read(['history'])).toThrow(
    /-add-senders\.sql has the timestamp of|has the timestamp of .*-add-senders\.sql/,
  );
});

test('a folder that the chassis does not have is named', () => {
  expect(() => read(['histories'])).toThrow('histories');
});

test('hidden files are left alone', () => {
  write('.DS_Store');
  expect(read()).toHaveLength(2);
});
