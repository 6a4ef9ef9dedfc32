import { expect, test } from 'vitest';
import { outcomeOf } from './mail-outcome.js';

test.each([
  ['sent', null, 'delivered'],
  ['failed', '550 no such mailbox', 'rejected'],
  ['bounced', null, 'bounced'],
  ['skipped', 'no_recipient', 'no_contact'],
  ['skipped', 'stopped', 'stopped'],
  ['skipped', 'gone', null],
] as const)('the source of a mail that is %s (%s) is told %s', (status, lastError, outcome) => {
  expect(outcomeOf({ status, lastError })).toBe(outcome);
});
