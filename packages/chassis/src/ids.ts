import { randomFillSync } from 'node:crypto';
import { V7Generator } from 'uuidv7';

// A call of the system's generator costs more than the rest of an id.
const random = new Uint32Array(1024);
let used = random.length;

const generator = new V7Generator({
  nextUint32() {
    if (used === random.length) {
      randomFillSync(random);
      used = 0;
    }
    return random[used++] ?? 0;
  },
});

/** A new uuid, version 7: sorts by the time it was made. */
export const newId = (): string => generator.generate().toString();
