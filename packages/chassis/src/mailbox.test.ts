import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.js';

test.each([
  ['rev@home.example', 'rev@home.example'],
  ['rev+1@home.example', 'rev@home.example'],
  ['rev+1+2@home.example', 'rev@home.example'],
  ['+rev@home.example', '+rev@home.example'],
  ['r.e.v@home.example', 'r.e.v@home.example'],
  ['r.e.v+1@gmail.com', 'rev@gmail.com'],
  ['re.v@googlemail.com', 'rev@gmail.com'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
