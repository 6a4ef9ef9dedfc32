import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';

const tailBytes = 8192;
const earlierLogs = 5;
const largestLog = 16 * 1024 * 1024;

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
 * Opens a log that only its owner reads, in a folder that only its owner enters, and returns its descriptor, which the
 * caller closes.
 * @param {string} file
 * @param {'a' | 'w'} flag append, or overwrite
 */
export function openLog(file, flag) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  // An earlier version left it readable by everyone.
  chmodSync(folder, 0o700);
  return openSync(file, flag, 0o600);
}

/** @param {string} file @param {number} number 1 is the newest */
const earlier = (file, number) => `${file}.${number}`;

/** Makes room for a newest earlier log; the oldest is dropped. @param {string} file */
function moveEarlierLogs(file) {
  for (let number = earlierLogs - 1; number >= 1; number--)
    if (existsSync(earlier(file, number))) renameSync(earlier(file, number), earlier(file, number + 1));
}

/**
 * Renames the log of the previous run to `.1`, so that no log has two runs. Earlier ones move up to `.5`.
 * @param {string} file
 */
export function rotateLog(file) {
  if (!existsSync(file)) return;
  moveEarlierLogs(file);
  renameSync(file, earlier(file, 1));
}

/**
 * Does the same with a large log that a program is appending to. It is copied and emptied, because the program holds
 * the file open.
 * @param {string} file
 * @param {number} [largest] bytes
 */
export function rotateLargeLog(file, largest = largestLog) {
  if (!existsSync(file) || statSync(file).size <= largest) return;
  moveEarlierLogs(file);
  copyFileSync(file, earlier(file, 1));
  truncateSync(file);
}
