import { expect, test } from 'vitest';
import { linkLifetimeMs, linkState } from './verification.js';

const submittedAt = new Date('2026-11-01T12:00:00Z');
const after = (ms: number) => new Date(submittedAt.getTime() + ms);

test.each([
  ['submitted', 0, 'open'],
  ['submitted', linkLifetimeMs - 1, 'open'],
  ['submitted', linkLifetimeMs, 'expired'],
  ['published', linkLifetimeMs * 10, 'done'],
  ['expired', linkLifetimeMs * 10, 'expired'],
  ['removed', linkLifetimeMs * 10, 'done'],
  ['withdrawn', linkLifetimeMs * 10, 'done'],
] as const)('a link to a %s review after %i ms is %s', (status, age, state) => {
  expect(linkState({ status, submittedAt }, after(age))).toBe(state);
});
