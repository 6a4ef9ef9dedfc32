import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { importGraph } from './import-graph.mjs';

const isTest = (/** @type {string} */ file) => /\.test\.(ts|tsx|mjs)$/.test(file);
const isJourney = (/** @type {string} */ file) => file.startsWith('e2e/journeys/');
const pageFile = /^frontend\/src\/pages\/(.+)\.tsx$/;
/** A change that affects more pages than this counts as one of the whole site. */
const mostPages = 20;

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The commit to compare with: the given one, else that of the remote, else the one that this checkout began with.
 * @param {string} [named]
 */
function baseOf(named) {
  for (const candidate of named ? [named] : ['origin/main', git('log', '-g', '--format=%H').at(-1) ?? 'HEAD'])
    try {
      return git('rev-parse', '--verify', '--quiet', `${candidate}^{commit}`)[0];
    } catch {
      if (named) throw new Failure(`There is no commit ${named}.`);
    }
  return 'HEAD';
}

/**
 * The tests that import the changed files, and the journeys to affected pages; paths from the root. `pages` names the
 * rows of the page table to check, null for all; `leftOut` says what is not run.
 * @param {string} [base]
 * @returns {Promise<{ files: string[], pages: string[] | null, leftOut: string[] }>}
 */
export async function changedTests(base) {
  const since = baseOf(base);
  const changed = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const graph = importGraph(root);
  const reached = new Set(changed.flatMap((file) => [file, ...graph.importersOf(file).keys()]));
  const known = new Set(graph.files);
  const tests = graph.files.filter(isTest);
  const rows = await rowsOf([...reached].flatMap((file) => pageFile.exec(file)?.[1] ?? []));
  const journeys = tests.filter(isJourney).filter((file) => reached.has(file) || visits(file, rows));
  const files = [...new Set([...tests.filter((file) => reached.has(file)), ...journeys])];
  const unseen = changed.filter((file) => !known.has(file) && !/\.md$/.test(file));
  return {
    files,
    pages: rows.length === 0 || rows.length > mostPages ? null : rows.map(({ name }) => name),
    leftOut: [
      `${tests.length - files.length} of ${tests.length} test files`,
      ...(unseen.length > 0
        ? [`what nothing imports: ${unseen.slice(0, 5).join(', ')}${unseen.length > 5 ? ', …' : ''}`]
        : []),
      ...(changed.some((file) => file.startsWith('services/')) ? ['journeys over what services do'] : []),
    ],
  };
}

/** @typedef {{ name: string, path: string }} Row */

/**
 * The rows of the page table that these pages have; it is read from the build of the contracts.
 * @param {string[]} pages
 * @returns {Promise<Row[]>}
 */
async function rowsOf(pages) {
  const file = join(root, 'packages', 'contracts', 'dist', 'page-table.js');
  /** @type {{ routeRows: [string, { path: string, page?: string }][] }} */
  const { routeRows } = await import(pathToFileURL(file).href);
  return routeRows.flatMap(([name, { path, page }]) => (page && pages.includes(page) ? [{ name, path }] : []));
}

/**
 * Whether a journey visits one of the pages: it visits all of them, or contains their path.
 * @param {string} journey
 * @param {Row[]} rows
 */
function visits(journey, rows) {
  if (rows.length === 0) return false;
  if (rows.length > mostPages || /\/quality\.e2e/.test(journey)) return true;
  const text = readFileSync(join(root, journey), 'utf8');
  // The part before the first named segment; short ones, such as /us, are in every journey.
  const starts = rows.map(({ path }) => path.split(/\/?:/)[0]).filter((start) => start.length > 3);
  return starts.some((start) => text.includes(start));
}
