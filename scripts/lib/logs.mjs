import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

const tailBytes = 8192;

/**
 * The last lines of a log file, indented for the terminal; an empty text when there are none.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 12) {
  if (!existsSync(file)) return '';
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
    const text = buffer.toString('utf8').trimEnd().split('\n').slice(-lines);
    return text.map((line) => `  | ${line.slice(0, 400)}`).join('\n');
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Opens a log and returns its descriptor, which the caller closes.
 * @param {string} file
 * @param {'a' | 'w'} flag append, or begin anew
 */
export function openLog(file, flag) {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, flag);
}

/**
 * Keeps the log of the run before under `.previous`, so that a log never holds two runs and never grows over many.
 * @param {string} file
 */
export function rotateLog(file) {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
}
