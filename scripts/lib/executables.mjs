import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './command.mjs';

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a program in PATH, or null. Links are not followed, because some programs depend on the name they are
 * called by.
 * @param {string} name
 */
export function findProgram(name) {
  const folder = (process.env.PATH ?? '').split(delimiter).find((entry) => entry && isExecutable(join(entry, name)));
  return folder ? join(folder, name) : null;
}

/**
 * The first version number in a program's output, or null.
 * @param {string} program
 * @param {string[]} [args]
 */
export async function versionOf(program, args = ['--version']) {
  const { output } = await capture(program, args);
  return /(\d+(?:\.\d+)*)/.exec(output)?.[1] ?? null;
}

/**
 * Whether a dotted version is at least another.
 * @param {string} version
 * @param {string} floor
 */
export function atLeast(version, floor) {
  const [left, right] = [version, floor].map((text) => text.split('.').map(Number));
  for (let index = 0; index < right.length; index += 1) {
    const difference = (left[index] ?? 0) - right[index];
    if (difference !== 0) return difference > 0;
  }
  return true;
}
