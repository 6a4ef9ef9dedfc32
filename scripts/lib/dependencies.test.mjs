import { describe, expect, test } from 'vitest';
import { npmCommand } from './dependencies.mjs';

const zod = { version: '4.6.7' };
const vitest = { version: '4.1.11', dev: true };
const wanted = {
  '': {},
  'packages/contracts': { version: '0.1.0' },
  'node_modules/zod': zod,
  'node_modules/vitest': vitest,
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const product = { 'node_modules/zod': zod };
const all = { ...product, 'node_modules/vitest': vitest };

describe('packages', () => {
  test.each([
    ['a start in a new checkout leaves out what only tests need', null, { tools: false }, ['ci', '--omit=dev']],
    ['tests in a new checkout install all', null, { tools: true }, ['ci', '--include=dev']],
    [
      'tests after a start add theirs and remove nothing',
      product,
      { tools: true },
      ['install', '--no-save', '--include=dev'],
    ],
    ['a start with everything there installs nothing', product, { tools: false }, null],
    ['a start after tests installs nothing', all, { tools: false }, null],
    ['tests with everything there install nothing', all, { tools: true }, null],
  ])('%s', (_, present, how, expected) => {
    expect(npmCommand(wanted, present, how)).toEqual(expected);
  });

  test('a start after an update of the lockfile keeps the packages of tests', () => {
    const older = { ...all, 'node_modules/zod': { version: '4.6.6' } };
    expect(npmCommand(wanted, older, { tools: false })).toEqual(['install', '--no-save', '--include=dev']);
  });
});
