import { expect, test } from 'vitest';
import { countReport, sumOf } from './results.mjs';

const passedFile = {
  name: 'c.test.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed' }, { status: 'passed' }],
};
const failedFile = {
  name: 'a.test.ts',
  status: 'failed',
  assertionResults: [{ status: 'passed' }, { status: 'failed' }],
};
const brokenFile = { name: 'b.test.ts', status: 'failed', assertionResults: [] };

test.each([
  ['counts what passed and failed', [passedFile, failedFile], 3, 1, 1, { passed: 3, failed: 1 }],
  ['counts a file that cannot be loaded', [passedFile, brokenFile], 2, 0, 1, { passed: 2, failed: 1 }],
  ['counts an error outside the tests', [passedFile], 2, 0, 1, { passed: 2, failed: 1 }],
  ['is not green when nothing ran', [], 0, 0, 0, { passed: 0, failed: 1 }],
  ['is green when everything passed', [passedFile], 2, 0, 0, { passed: 2, failed: 0 }],
])('%s', (_name, testResults, numPassedTests, numFailedTests, exitCode, expected) => {
  expect(countReport('part', { numPassedTests, numFailedTests, testResults }, exitCode)).toMatchObject(expected);
});

test('counts a part that wrote no report as failed', () => {
  expect(countReport('part', null, 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('names each failed test and each file that cannot be loaded, with the first line of the reason', () => {
  const testResults = [
    {
      ...failedFile,
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'sums up', failureMessages: ['expected 1 to be 2\n at a.test.ts:3'] },
      ],
    },
    { ...brokenFile, message: 'Cannot find c.ts' },
  ];
  const { failures } = countReport('part', { numPassedTests: 1, numFailedTests: 1, testResults }, 1);
  expect(failures).toEqual(['a.test.ts > sums up: expected 1 to be 2', 'b.test.ts: Cannot find c.ts']);
});

test('adds the parts up in the line that comes last', () => {
  const results = [
    { name: 'unit', passed: 3, failed: 0 },
    { name: 'e2e', passed: 2, failed: 1 },
  ];
  expect(sumOf(results)).toEqual({ passed: 5, failed: 1, line: '5 passed, 1 failed' });
});
