import { randomFillSync } from 'node:crypto';

// Every request needs ids, and a call of the system's generator costs more than the rest of an id.
const drawn = Buffer.alloc(4096);
let used = drawn.length;

/** Where the next random bytes begin. */
function take(bytes: number): number {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return used - bytes;
}

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const start = take(bytes);
  return drawn.toString('hex', start, start + bytes);
}

/** A random number of 32 bits. */
export const randomUint32 = (): number => drawn.readUInt32LE(take(4));
