import { PassThrough } from 'node:stream';
import { uploadBytes } from '@poolpros/contracts/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readUpload } from './read-upload.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** A body that delivers `perSecond` bytes every second, for some seconds. */
async function sent(perSecond: number, seconds: number): Promise<string> {
  const body = new PassThrough();
  const outcome = readUpload(body, () => {}).then(
    (file) => `${file.length} bytes`,
    (error) => error.code,
  );
  for (let second = 0; second < seconds; second++) {
    body.write(Buffer.alloc(perSecond));
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(1000);
  }
  body.end();
  return await outcome;
}

test.each([
  [19_000, 4, 'request_timeout'],
  [21_000, 9, '189000 bytes'],
  [1, 2, '2 bytes'],
  [0, 1, 'invalid_request'],
  [uploadBytes, 2, 'payload_too_large'],
])('a sender of %i bytes a second for %i seconds gets %s', async (perSecond, seconds, outcome) => {
  expect(await sent(perSecond, seconds)).toBe(outcome);
});

test('a sender that stops in the middle is dropped, whatever came before', async () => {
  const body = new PassThrough();
  body.write(Buffer.alloc(1_000_000));
  const outcome = readUpload(body, () => {});
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(6000);
  await expect(outcome).rejects.toMatchObject({ code: 'request_timeout' });
});

test('what a refused sender goes on to send is dropped', async () => {
  const body = new PassThrough();
  const outcome = readUpload(body, () => {
    throw new Error('full');
  });
  body.write('first');
  await expect(outcome).rejects.toThrow('full');
  body.end(Buffer.alloc(500_000));
  await new Promise((resolve) => body.once('end', resolve));
});
