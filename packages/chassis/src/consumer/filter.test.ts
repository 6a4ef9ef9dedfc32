import { expect, it } from 'vitest';
import { filterOf } from './filter.js';

it.each([
  [['accounts.account.linked.v1'], 'accounts.account.linked.v1.>'],
  [['accounts.account.linked.v1', 'accounts.account.linked.v2'], 'accounts.account.linked.>'],
  [['directory.submission.received.v1', 'directory.submission.confirmed.v1'], 'directory.submission.>'],
  [['directory.submission.received.v1', 'directory.shortlist_mail.requested.v1'], 'directory.>'],
])('reads for %j no more than %s', (types, filter) => {
  expect(filterOf(types)).toBe(filter);
});
