import { expect, test } from 'vitest';
import { countReport, sumOf } from './results.mjs';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };
const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const brokenFile = { status: 'failed', assertionResults: [] };

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

test('adds the parts up in the line that comes last', () => {
  const results = [
    { name: 'unit', passed: 3, failed: 0 },
    { name: 'e2e', passed: 2, failed: 1 },
  ];
  expect(sumOf(results)).toEqual({ passed: 5, failed: 1, line: '5 passed, 1 failed' });
});
