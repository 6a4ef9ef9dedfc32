import { V7Generator } from 'uuidv7';
import { randomUint32 } from './random.js';

const generator = new V7Generator({ nextUint32: randomUint32 });

/** A new uuid, version 7: sorts by the time it was made. */
export const newId = (): string => generator.generate().toString();
