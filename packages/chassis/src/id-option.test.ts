import { expect, test } from 'vitest';
import { idOption } from './id-option.js';
import { UsageError } from './run.js';

test.each([
  [[], null],
  [['--id', '42'], 42],
  [['--id=7'], 7],
])('%j asks for %j', (args, id) => {
  expect(idOption('verify', args)).toBe(id);
});

test.each([[['--id']], [['--id', '0']], [['--id', '4x']], [['--id', '-1']], [['42']], [['--all']]])(
  '%j gets the usage',
  (args) => {
    expect(() => idOption('verify', args)).toThrow(new UsageError('usage: verify [--id <number>]'));
  },
);
