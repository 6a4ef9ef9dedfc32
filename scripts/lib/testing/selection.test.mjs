import { expect, test } from 'vitest';
import { readCommand, selectionOf } from './selection.mjs';

test('without flags everything runs, but for what is asked for by name', () => {
  expect(readCommand([])).toMatchObject({
    timings: false,
    changed: false,
    files: [],
    selection: {
      checks: true,
      s3: false,
      everyLook: false,
      parts: { unit: null, built: null, integration: null, e2e: null },
    },
  });
});

test.each([
  [['--unit'], { unit: null, built: null }, false],
  [['--check'], { unit: null, built: null }, true],
  [['--integration', '--e2e'], { integration: null, e2e: null }, false],
  [['--s3'], {}, false],
])('%j runs these parts alone', (args, parts, checks) => {
  const { selection } = readCommand(args);
  expect(Object.fromEntries(Object.entries(selection.parts).filter(([, files]) => files === null))).toEqual(parts);
  expect(selection.checks).toBe(checks);
});

test.each([
  [['--nothing']],
  [['--changed', '--unit']],
  [['--base', 'main']],
  [['--unit', 'scripts/lib/wait.test.mjs']],
  [['scripts/lib/wait.mjs']],
  [['scripts/lib/missing.test.mjs']],
])('%j is refused', (args) => {
  expect(() => readCommand(args)).toThrow(/Usage|is no test file/);
});

test('files go to their parts', () => {
  const files = [
    'services/search/test/search.int.test.ts',
    'e2e/journeys/reading/search.e2e.test.ts',
    'frontend/test/page-weight.test.ts',
    'frontend/test/results-weight.test.ts',
    'scripts/lib/wait.test.mjs',
  ];
  expect(selectionOf(files, { everyLook: true })).toEqual({
    checks: false,
    s3: false,
    everyLook: true,
    pages: null,
    parts: {
      integration: [files[0]],
      e2e: [files[1]],
      built: [files[2], files[3]],
      unit: [files[4]],
    },
  });
});
