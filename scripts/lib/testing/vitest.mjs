import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { show } from '../command.mjs';
import { compileCache } from '../node-runtime.mjs';
import { root } from '../paths.mjs';
import { say } from '../progress.mjs';
import { countReports, failedFiles } from './results.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} node the program that tests run on
 * @property {string[]} projects of vitest.config.ts
 * @property {string[] | null} [files] all of the projects by default
 * @property {string[]} [options] of vitest
 * @property {string} folder for the reports
 * @property {Record<string, string>} [environment]
 * @property {number} timeoutMs
 * @property {boolean} [quiet] takes only the processor time that nothing else wants
 * @property {boolean} [again] whether files in which something fails are run once more, one by one
 * @property {(seconds: number) => void} [onProcessorTime]
 */

/**
 * Runs projects of vitest.config.ts and counts their tests; the reader sees vitest's own progress.
 * @param {Part} part
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runVitest(part) {
  say(`\n${part.name}`);
  const report = part.name.replaceAll(' ', '-');
  const first = await runOnce(part, `${report}.json`);
  const failed = part.again ? failedFiles(first.report) : [];
  if (failed.length === 0) return resultOf(part, first);
  say(`\n${part.name}: once more what failed: ${failed.join(', ')}`);
  const options = [...(part.options ?? []), '--no-file-parallelism'];
  const second = await runOnce({ ...part, files: failed, options }, `${report}-again.json`);
  return resultOf(part, first, second);
}

/**
 * @param {Part} part
 * @param {{ report: import('./vitest-reporter.mjs').Report | null, code: number }} first
 * @param {{ report: import('./vitest-reporter.mjs').Report | null }} [second]
 */
const resultOf = ({ name }, first, second) => ({
  ...countReports(name, first.report, first.code, second?.report),
  files: first.report?.files ?? [],
});

/**
 * @param {Part} part
 * @param {string} reportName
 * @returns {Promise<{ report: import('./vitest-reporter.mjs').Report | null, code: number }>}
 */
async function runOnce(part, reportName) {
  const { node, projects, files, options = [], folder, environment, timeoutMs, quiet, onProcessorTime } = part;
  const file = join(folder, reportName);
  rmSync(file, { force: true });
  const code = await show(
    node,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...(files ?? []),
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      ...['--reporter=default', `--reporter=${join(import.meta.dirname, 'vitest-reporter.mjs')}`],
    ],
    {
      cwd: root,
      env: { ...process.env, ...compileCache, ...environment, REPORT_FILE: file },
      timeoutMs,
      quiet,
      onProcessorTime,
    },
  );
  return { report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, code };
}
