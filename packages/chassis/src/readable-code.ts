import { randomInt } from 'node:crypto';
import { readableCodeLength, readableCodeLetters } from '@poolpros/contracts/readable-code';

/** A new random code that people can read, say and type. */
export const newReadableCode = (): string =>
  Array.from({ length: readableCodeLength }, () => readableCodeLetters[randomInt(readableCodeLetters.length)]).join('');
