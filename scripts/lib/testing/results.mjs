/**
 * The result of a part of the tests.
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [failures] what failed: where, which, and why
 * @property {string[]} [flaky] what failed and then passed, with its first reason
 * @property {FileReport[]} [files] what was run
 */

/** @typedef {import('./vitest-reporter.mjs').Report} Report */
/** @typedef {import('./vitest-reporter.mjs').FileReport} FileReport */

/** @param {FileReport} file */
const hasFailed = ({ error, tests }) => error !== undefined || tests.some(({ state }) => state === 'failed');

/**
 * The files of a report in which something failed.
 * @param {Report | null} report
 */
export const failedFiles = (report) => (report?.files ?? []).filter(hasFailed).map(({ path }) => path);

/**
 * Counts the report of a part. A test that failed in one of two runs is flaky and counts as passed. An error outside
 * all files, and a part in which nothing ran, count as one failure each: a run is never green because something was not
 * run.
 * @param {string} name
 * @param {Report | null} first null when vitest wrote none
 * @param {number} exitCode of the first run
 * @param {Report | null} [second] of the files that failed in the first run, run once more
 * @returns {Result}
 */
export function countReports(name, first, exitCode, second = null) {
  const again = new Map((second?.files ?? []).map((file) => [file.path, file]));
  let passed = 0;
  let skipped = 0;
  const failures = [first, second].flatMap((report) => report?.errors ?? []).map((error) => `${name}: ${error}`);
  const flaky = [];
  for (const file of first?.files ?? []) {
    const runs = [file, again.get(file.path)].filter((run) => run !== undefined);
    const outcome = countFile(runs);
    passed += outcome.passed;
    skipped += outcome.skipped;
    failures.push(...outcome.failures);
    flaky.push(...outcome.flaky);
  }
  const explained = failures.length > 0 || flaky.length > 0;
  if (!explained && (exitCode !== 0 || passed === 0)) failures.push(`${name}: ended with exit code ${exitCode}`);
  return { name, passed, failed: failures.length, skipped, failures, flaky };
}

/**
 * Joins the runs of one file: a test that passed in any of them has passed.
 * @param {FileReport[]} runs
 */
function countFile(runs) {
  const path = runs[0].path;
  /** @type {Map<string, { states: string[], reason?: string }>} */
  const checks = new Map();
  /** @param {string} label @param {string} state @param {string} [reason] */
  function add(label, state, reason) {
    const check = checks.get(label) ?? { states: [] };
    check.states.push(state);
    check.reason ??= reason;
    checks.set(label, check);
  }
  for (const { error, tests } of runs) {
    // Hooks and imports, which are not tests.
    add(path, error === undefined ? 'fine' : 'failed', error);
    /** @type {Map<string, number>} tests of a file may have the same name */
    const seen = new Map();
    for (const { name, state, error: reason } of tests) {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      add(`${path} > ${name}${count > 1 ? ` (${count})` : ''}`, state, reason);
    }
  }
  const outcome = {
    passed: 0,
    skipped: 0,
    failures: /** @type {string[]} */ ([]),
    flaky: /** @type {string[]} */ ([]),
  };
  for (const [label, { states, reason }] of checks) {
    const succeeded = states.some((state) => state === 'passed' || state === 'fine');
    if (states.includes('passed')) outcome.passed += 1;
    if (states.includes('failed')) outcome[succeeded ? 'flaky' : 'failures'].push(`${label}: ${reason}`);
    else if (!succeeded) outcome.skipped += 1;
  }
  return outcome;
}

/**
 * The sum of all parts, as the last line of `npm test`.
 * @param {Result[]} results
 */
export function sumOf(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    results.reduce((total, result) => total + (result[what] ?? 0), 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { passed, failed, skipped, line };
}
