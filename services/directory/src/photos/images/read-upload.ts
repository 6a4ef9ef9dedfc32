import { finished, type Readable } from 'node:stream';
import { Refusal } from '@poolpros/chassis/refusal';
import { uploadBytes, uploadMegabytes } from '@poolpros/contracts/limits';
import { unfit } from './image-fault.js';

/** A slower sender would block a connection and a slot (docs/rules.md#upload-limits). */
const slowest = { bytesPerSecond: 20_000, checkedEverySeconds: 3 };

/**
 * Reads a whole upload; `count` is called with the bytes of each part and may throw. Throws if the file is too large or
 * empty, incomplete or too slow. The rest of a rejected body is discarded, so that its sender reads the refusal.
 */
export function readUpload(body: Readable, count: (bytes: number) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let checked = 0;
    const pace = setInterval(() => {
      if (bytes - checked < slowest.bytesPerSecond * slowest.checkedEverySeconds) fail(tooSlow());
      checked = bytes;
    }, slowest.checkedEverySeconds * 1000);
    const take = (chunk: Buffer): void => {
      try {
        count(chunk.length);
      } catch (error) {
        fail(error);
        return;
      }
      bytes += chunk.length;
      if (bytes > uploadBytes) fail(tooLarge());
      else chunks.push(chunk);
    };
    function fail(error: unknown): void {
      clearInterval(pace);
      body.off('data', take).resume();
      chunks.length = 0;
      reject(error);
    }
    finished(body, { writable: false }, (error) => {
      if (error) return fail(error);
      clearInterval(pace);
      if (bytes === 0) reject(unfit('Choose a photo'));
      else resolve(Buffer.concat(chunks));
    });
    body.on('data', take);
  });
}

const tooLarge = () => new Refusal('payload_too_large', `A file can be at most ${uploadMegabytes} MB.`);
const tooSlow = () =>
  new Refusal(
    'request_timeout',
    'The file is arriving too slowly. Try again on a better connection, or send a smaller file.',
  );
