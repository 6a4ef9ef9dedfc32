import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../progress.mjs';
import { short } from './figures.mjs';

/**
 * A figure and the bound it must keep.
 * @typedef {{ name: string, value: number, atLeast?: number, atMost?: number }} Mark
 */

/** @param {Mark} mark */
const passes = ({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) =>
  value >= atLeast && value <= atMost; // NaN passes neither

/**
 * What a run found: figures and marks of each part, shown as they come and kept as JSON.
 * @param {string} folder
 * @param {Record<string, unknown>} machine
 */
export function createReport(folder, machine) {
  /** @type {(Mark & { part: string, pass: boolean })[]} */
  const marks = [];
  return {
    /**
     * @param {string} part
     * @param {Mark[]} found
     * @param {unknown} figures everything measured, for the file
     */
    add(part, found, figures) {
      const judged = found.map((mark) => ({ part, ...mark, pass: passes(mark) }));
      marks.push(...judged);
      for (const mark of judged) say(lineOf(mark));
      mkdirSync(folder, { recursive: true });
      const text = JSON.stringify({ part, at: new Date().toISOString(), machine, marks: judged, figures }, null, 2);
      writeFileSync(join(folder, `${part}.json`), `${text}\n`);
    },
    /** Prints all marks once more; true when every one is kept. */
    conclude() {
      say('');
      for (const mark of marks) say(`${mark.part.padEnd(12)} ${lineOf(mark)}`);
      const failed = marks.filter(({ pass }) => !pass).length;
      say(`\n${marks.length - failed} marks kept, ${failed} missed`);
      return failed === 0;
    },
  };
}

/** @typedef {ReturnType<typeof createReport>} Report */

/** @param {Mark & { pass: boolean }} mark */
function lineOf({ name, value, atLeast, atMost, pass }) {
  const bound = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  return `${pass ? 'PASS' : 'FAIL'} ${name}: ${short(value)} (${bound})`;
}
