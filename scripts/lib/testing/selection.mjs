import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';

const usage = `Usage: npm test -- [file …] [--changed [--base commit]] [--check] [--unit] [--integration] [--e2e] [--all] [--s3] [--timings]

  file …         these test files alone, by their paths
  --changed      what imports what changed since --base, the last landed commit by default
  --check        format, lint, types, module borders and unit tests
  --all          every page in every look
  --timings      where the time of the last run went`;

/**
 * What a run of the tests consists of; null stands for all files of a part.
 * @typedef {object} Selection
 * @property {boolean} checks
 * @property {boolean} s3
 * @property {boolean} everyLook
 * @property {Record<'unit' | 'built' | 'integration' | 'e2e', string[] | null | undefined>} parts undefined: not run
 * @property {string[] | null} pages rows of the page table that journeys look at
 */

/** @typedef {{ timings: boolean, changed: boolean, base?: string, files: string[], selection: Selection }} Command */

/**
 * Reads the command line of `npm test`; throws how it is used.
 * @param {string[]} args
 * @returns {Command}
 */
export function readCommand(args) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const flags = { check: flag, unit: flag, integration: flag, e2e: flag, s3: flag };
  const options = {
    ...flags,
    all: flag,
    timings: flag,
    changed: flag,
    base: /** @type {const} */ ({ type: 'string' }),
  };
  const parse = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch {
      throw new Failure(usage);
    }
  };
  const { values, positionals } = parse();
  const { all, timings, changed, base, s3, check, ...kinds } = values;
  const files = positionals.map(pathOf);
  const chosen = s3 || check || kinds.unit || kinds.integration || kinds.e2e;
  if ((changed && (chosen || files.length > 0)) || (chosen && files.length > 0) || (base && !changed))
    throw new Failure(usage);
  const whole = !chosen;
  const part = (/** @type {boolean} */ wanted) => (whole || wanted ? null : undefined);
  const units = part(kinds.unit || check);
  const selection = {
    checks: whole || check,
    s3,
    everyLook: all,
    parts: { unit: units, built: units, integration: part(kinds.integration), e2e: part(kinds.e2e) },
    pages: null,
  };
  return { timings, changed, base, files, selection };
}

/** @param {string} file */
function pathOf(file) {
  const path = resolve(process.env.INIT_CWD ?? root, file);
  if (!/\.test\.(ts|tsx|mjs)$/.test(path) || !existsSync(path)) throw new Failure(`${file} is no test file.`);
  return relative(root, path);
}

/** The part that a test file belongs to. @param {string} file */
export function partOf(file) {
  if (file.startsWith('e2e/')) return 'e2e';
  if (/\.int\.test\./.test(file)) return 'integration';
  return /^frontend\/test\/(page|results)-weight\.test\.ts$/.test(file) ? 'built' : 'unit';
}

/**
 * The selection of these files.
 * @param {string[]} files paths from the root
 * @param {{ everyLook: boolean, pages?: string[] | null }} how
 * @returns {Selection}
 */
export function selectionOf(files, { everyLook, pages = null }) {
  /** @type {Selection['parts']} */
  const parts = { unit: undefined, built: undefined, integration: undefined, e2e: undefined };
  for (const file of files) parts[partOf(file)] = [...(parts[partOf(file)] ?? []), file];
  return { checks: false, s3: false, everyLook, parts, pages };
}
