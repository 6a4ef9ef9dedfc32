import { expect, test } from 'vitest';
import { countReports, failedFiles, sumOf } from './results.mjs';

const passed = { state: /** @type {const} */ ('passed'), ms: 1 };
const failed = { state: /** @type {const} */ ('failed'), ms: 1, error: 'expected 1 to be 2' };
const skipped = { state: /** @type {const} */ ('skipped'), ms: 0 };

/** @param {string} path @param {Record<string, Omit<import('./vitest-reporter.mjs').TestReport, 'name'>>} tests */
const file = (path, tests, error = /** @type {string | undefined} */ (undefined)) => ({
  path,
  startMs: 1,
  testsMs: 1,
  ...(error !== undefined && { error }),
  tests: Object.entries(tests).map(([name, test]) => ({ name, ...test })),
});
/** @param {import('./vitest-reporter.mjs').FileReport[]} files */
const report = (...files) => ({ files, errors: /** @type {string[]} */ ([]) });

const good = file('good.test.ts', { adds: passed, 'sums up': passed });
const bad = file('bad.test.ts', { adds: passed, 'sums up': failed });
const broken = file('broken.test.ts', {}, 'Cannot find c.ts');

test.each([
  ['counts what passed and failed', report(good, bad), 1, { passed: 3, failed: 1 }],
  ['counts a file that cannot be loaded', report(good, broken), 1, { passed: 2, failed: 1 }],
  ['counts an error outside all files', { ...report(good), errors: ['socket hang up'] }, 1, { passed: 2, failed: 1 }],
  ['counts an exit code that nothing explains', report(good), 1, { passed: 2, failed: 1 }],
  ['is not green when nothing ran', report(), 0, { passed: 0, failed: 1 }],
  ['is not green when everything was skipped', report(file('a', { adds: skipped })), 0, { failed: 1, skipped: 1 }],
  ['is green when everything passed', report(good), 0, { passed: 2, failed: 0, failures: [], flaky: [] }],
  ['counts a part that wrote no report as failed', null, 1, { passed: 0, failed: 1 }],
])('%s', (_name, first, exitCode, expected) => {
  expect(countReports('part', first, exitCode)).toMatchObject(expected);
});

test('counts tests of the same name one by one', () => {
  const twice = { ...good, tests: [...good.tests, ...bad.tests] };
  expect(countReports('part', report(twice), 1)).toMatchObject({ passed: 3, failed: 1 });
});

test('names each failed test and each file that cannot be loaded, with the first line of the reason', () => {
  expect(countReports('part', report(good, bad, broken), 1).failures).toEqual([
    'bad.test.ts > sums up: expected 1 to be 2',
    'broken.test.ts: Cannot find c.ts',
  ]);
  expect(failedFiles(report(good, bad, broken))).toEqual(['bad.test.ts', 'broken.test.ts']);
});

test('what fails and then passes is flaky, with its first reason, and fails nothing', () => {
  const second = report(
    file('bad.test.ts', { adds: passed, 'sums up': passed }),
    file('broken.test.ts', { is: passed }),
  );
  expect(countReports('part', report(good, bad, broken), 1, second)).toEqual({
    name: 'part',
    passed: 5,
    failed: 0,
    skipped: 0,
    failures: [],
    flaky: ['bad.test.ts > sums up: expected 1 to be 2', 'broken.test.ts: Cannot find c.ts'],
  });
});

test('what fails twice has failed, beside what failed only the second time', () => {
  const second = report(file('bad.test.ts', { adds: { ...failed, error: 'timed out' }, 'sums up': failed }));
  expect(countReports('part', report(bad), 1, second)).toMatchObject({
    passed: 1,
    failures: ['bad.test.ts > sums up: expected 1 to be 2'],
    flaky: ['bad.test.ts > adds: timed out'],
  });
});

test('an error outside all files fails the run in the second try, too', () => {
  const second = { ...report(file('bad.test.ts', { adds: passed, 'sums up': passed })), errors: ['socket hang up'] };
  expect(countReports('part', report(bad), 1, second)).toMatchObject({ passed: 2, failures: ['part: socket hang up'] });
});

test('a hook that fails twice has failed though all tests passed', () => {
  const hook = file('hook.test.ts', { adds: passed }, 'a part did not stop well');
  expect(countReports('part', report(hook), 1, report(hook))).toMatchObject({ passed: 1, failed: 1 });
});

test('adds the parts up in the line that comes last, which tells of skipped ones where there are any', () => {
  const results = [
    { name: 'unit', passed: 3, failed: 0, skipped: 0 },
    { name: 'e2e', passed: 2, failed: 1 },
  ];
  expect(sumOf(results).line).toBe('5 passed, 1 failed');
  expect(sumOf([...results, { name: 's3', passed: 0, failed: 0, skipped: 4 }]).line).toBe(
    '5 passed, 1 failed, 4 skipped',
  );
});
