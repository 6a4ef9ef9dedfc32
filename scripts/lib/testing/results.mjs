import { relative } from 'node:path';
import { root } from '../paths.mjs';

/**
 * How a part of the tests ended.
 * @typedef {{ name: string, passed: number, failed: number, failures?: string[] }} Result `failures` names what failed
 */

/**
 * @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} FileResult
 */

/**
 * @typedef {object} VitestReport the part of vitest's JSON report that is read
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {FileResult[]} testResults one entry a file, `name` its path
 */

/** @param {FileResult} file */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed');

/** @param {string} [message] */
const firstLineOf = (message = '') => message.trim().split('\n', 1)[0];

/**
 * One line for each test that failed, and for each file that failed outside its tests: where, which, and why.
 * @param {FileResult[]} files
 */
const failuresOf = (files) =>
  files.flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...(isBroken(file) ? [`${path}: ${firstLineOf(file.message)}`] : []),
      ...failed.map(({ fullName, failureMessages }) => `${path} > ${fullName}: ${firstLineOf(failureMessages?.[0])}`),
    ];
  });

/**
 * Counts a report. A file that failed outside its tests, an error outside all files, and a part in which nothing ran
 * count as one failure each: a run is never green because something was not run.
 * @param {string} name
 * @param {VitestReport | null} report null when vitest wrote none
 * @param {number} exitCode
 * @returns {Result}
 */
export function countReport(name, report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const files = report?.testResults ?? [];
  const failed = (report?.numFailedTests ?? 0) + files.filter(isBroken).length;
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { name, passed, failed: unexplained ? 1 : failed, failures: failuresOf(files) };
}

/**
 * The sum of all parts, as the last line of `npm test`.
 * @param {Result[]} results
 */
export function sumOf(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { passed, failed, line: `${passed} passed, ${failed} failed` };
}
