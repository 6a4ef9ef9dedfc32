import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../../scripts/lib/progress.mjs';
import { short } from './figures.js';

/** A figure and its bound. */
export interface Mark {
  name: string;
  value: number;
  atLeast?: number;
  atMost?: number;
}
type Judged = Mark & { part: string; pass: boolean };

const passes = ({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Mark): boolean =>
  value >= atLeast && value <= atMost; // NaN passes neither

/** The results of a run: figures and marks of each part, printed as they come and stored as JSON. */
export interface Report {
  /** `figures` is everything measured, for the file. */
  add(part: string, found: readonly Mark[], figures: unknown): void;
  /** Prints all marks again; true if every one is met. */
  conclude(): boolean;
}

export function createReport(folder: string, machine: Record<string, unknown>): Report {
  const marks: Judged[] = [];
  return {
    add(part, found, figures) {
      const judged = found.map((mark) => ({ part, ...mark, pass: passes(mark) }));
      marks.push(...judged);
      for (const mark of judged) say(lineOf(mark));
      mkdirSync(folder, { recursive: true });
      const text = JSON.stringify({ part, at: new Date().toISOString(), machine, marks: judged, figures }, null, 2);
      writeFileSync(join(folder, `${part}.json`), `${text}\n`);
    },
    conclude() {
      say('');
      for (const mark of marks) say(`${mark.part.padEnd(12)} ${lineOf(mark)}`);
      const failed = marks.filter(({ pass }) => !pass).length;
      say(`\n${marks.length - failed} marks kept, ${failed} missed`);
      return failed === 0;
    },
  };
}

function lineOf({ name, value, atLeast, atMost, pass }: Judged): string {
  const bound = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  return `${pass ? 'PASS' : 'FAIL'} ${name}: ${short(value)} (${bound})`;
}
