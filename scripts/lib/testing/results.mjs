/**
 * How a part of the tests ended.
 * @typedef {{ name: string, passed: number, failed: number }} Result
 */

/**
 * @typedef {object} VitestReport the part of vitest's JSON report that is counted
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one entry a file
 */

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
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + brokenFiles;
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { name, passed, failed: unexplained ? 1 : failed };
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
