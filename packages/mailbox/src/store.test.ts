import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Message } from './messages.js';
import { openMessageStore } from './store.js';

let folder = '';

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'mailbox-')), 'mailbox');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const message = (id: string): Message => ({
  id,
  to: ['ann@example.com'],
  from: 'no-reply@example.com',
  subject: `Mail\n${id}`,
  text: 'hello',
  html: '',
  headers: {},
  date: '2026-11-22T08:00:00.000Z',
});
const idsIn = async (limit = 5) => (await openMessageStore({ limit, folder })).list().map(({ id }) => id);
const linesOf = async () => (await readFile(join(folder, 'messages.jsonl'), 'utf8')).split('\n').filter(Boolean).length;

test('mails are there again after a restart, the newest first', async () => {
  const store = await openMessageStore({ limit: 5, folder });
  await Promise.all(['a', 'b', 'c'].map((id) => store.add(message(id))));
  expect(await idsIn()).toEqual(['c', 'b', 'a']);
  expect((await openMessageStore({ limit: 5, folder })).list()).toEqual(store.list());
  expect(await idsIn(2)).toEqual(['c', 'b']);
});

test('the file holds at most twice as many mails as the store keeps', async () => {
  const store = await openMessageStore({ limit: 5, folder });
  for (let n = 1; n <= 23; n++) {
    await store.add(message(String(n)));
    expect(await linesOf()).toBeLessThan(10);
  }
  expect(await idsIn()).toEqual(['23', '22', '21', '20', '19']);
});

test('a mail that was half written when the process was killed costs no other', async () => {
  const store = await openMessageStore({ limit: 5, folder });
  await store.add(message('a'));
  await appendFile(join(folder, 'messages.jsonl'), '\n{"id":"torn","to":["ann@exa');
  await (await openMessageStore({ limit: 5, folder })).add(message('b'));
  expect(await idsIn()).toEqual(['b', 'a']);
});

test('emptied is emptied after a restart too', async () => {
  const store = await openMessageStore({ limit: 5, folder });
  await store.add(message('a'));
  await store.clear();
  await store.add(message('b'));
  expect(await idsIn()).toEqual(['b']);
});

test('nobody else may read the mails', async () => {
  const store = await openMessageStore({ limit: 1, folder });
  for (const id of ['a', 'b', 'c']) await store.add(message(id));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'messages.jsonl'))).mode & 0o777).toBe(0o600);
});

test('a mail that cannot be stored is not accepted', async () => {
  const store = await openMessageStore({ limit: 5, folder });
  await rm(folder, { recursive: true });
  await expect(store.add(message('a'))).rejects.toThrow('ENOENT');
  expect(store.list()).toEqual([]);
});
