import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anonymousSender, createUploads, memberSender, type Sender } from './uploads.js';

const network = (number: number): Sender => anonymousSender(`203.0.113.${number}`);
const member = memberSender({ id: 'account' });
const file = () => Readable.from([Buffer.from('a file')]);
const never = () => new Promise<never>(() => {});
const settle = () => new Promise((resolve) => setImmediate(resolve));

// Bodies that never arrive must not count as too slow after the test.
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('a network sends two files at a time, and a member behind it two of their own', async () => {
  const uploads = createUploads();
  const slow = [new PassThrough(), new PassThrough()];
  const first = slow.map((body) => uploads.receive(network(1), body, async (read) => read.toString()));
  await expect(uploads.receive(network(1), file(), never)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
  });
  await expect(uploads.receive(member, file(), async () => 'taken')).resolves.toBe('taken');
  for (const body of slow) body.end('whole');
  expect(await Promise.all(first)).toEqual(['whole', 'whole']);
  await expect(uploads.receive(network(1), file(), async () => 'taken')).resolves.toBe('taken');
});

test('the networks of one /64 are one', () => {
  expect(anonymousSender('2001:db8:1:2::1')).toEqual(anonymousSender('2001:db8:1:2:aaaa::9'));
});

test('bodies that do not arrive hold nothing of what others need', async () => {
  const uploads = createUploads();
  for (let number = 0; number < 20; number++)
    for (const body of [new PassThrough(), new PassThrough()]) void uploads.receive(network(number), body, never);
  await expect(uploads.receive(network(50), file(), async () => 'taken')).resolves.toBe('taken');
});

test('four whole files of strangers wait, the next one comes again, and members do not notice', async () => {
  const uploads = createUploads();
  for (let number = 0; number < 4; number++) void uploads.receive(network(number), file(), never);
  await settle();
  await expect(uploads.receive(network(4), file(), never)).rejects.toMatchObject({ code: 'service_unavailable' });
  await expect(uploads.receive(member, file(), async () => 'taken')).resolves.toBe('taken');
});

test('files that arrive have 40 MB of memory together', async () => {
  const uploads = createUploads();
  const large = Buffer.alloc(10 * 1024 * 1024);
  for (let number = 0; number < 4; number++) {
    const body = new PassThrough();
    body.write(large);
    void uploads.receive(network(number), body, never);
  }
  await settle();
  await expect(uploads.receive(network(5), file(), never)).rejects.toMatchObject({ code: 'service_unavailable' });
});
