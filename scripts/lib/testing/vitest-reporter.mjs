import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../paths.mjs';

/**
 * What `npm test` reads of a run of vitest; times in milliseconds.
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped' | 'pending', ms: number, error?: string }} TestReport
 * @typedef {object} FileReport
 * @property {string} path from the root of the repository
 * @property {string} [error] why the file failed outside its tests
 * @property {number} startMs environment, imports and setup files
 * @property {number} testsMs tests and hooks
 * @property {TestReport[]} tests
 * @typedef {{ files: FileReport[], errors: string[] }} Report `errors` belong to no file
 */

/** @param {{ message?: string } | undefined} error */
const firstLineOf = (error) => (error?.message ?? '').trim().split('\n', 1)[0];

/** @param {import('vitest/node').TestModule} module @returns {FileReport} */
function reportOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const suites = [...module.children.allSuites()];
  const errors = [module, ...suites].flatMap((suite) => suite.errors());
  return {
    path: relative(root, module.moduleId),
    ...(errors.length > 0 && { error: firstLineOf(errors[0]) }),
    startMs: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
    testsMs: duration,
    tests: [...module.children.allTests()].map((test) => {
      const { state, errors } = test.result();
      const error = state === 'failed' ? { error: firstLineOf(errors?.[0]) } : {};
      return { name: test.fullName, state, ms: test.diagnostic()?.duration ?? 0, ...error };
    }),
  };
}

/** Writes the report of a run to the file that `REPORT_FILE` names. */
export default class VitestReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<{ message?: string }>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {Report} */
    const report = { files: modules.map(reportOf), errors: unhandledErrors.map(firstLineOf) };
    writeFileSync(String(process.env.REPORT_FILE), JSON.stringify(report));
  }
}
