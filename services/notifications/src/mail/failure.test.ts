import { UnavailableError } from '@poolpros/chassis/unavailable';
import { expect, test } from 'vitest';
import { failureOf } from './failure.js';

const smtpError = (fields: object) => Object.assign(new Error('550 <theo@home.example> is not here'), fields);

test('a recipient that is rejected for good is not tried again', () => {
  const failure = failureOf(smtpError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }));
  expect(failure).toEqual({ reason: 'Error EENVELOPE RCPT TO 550', permanent: true });
});

test.each([
  ['a mailbox that is full for now', smtpError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 })],
  ['a login that the server refuses', smtpError({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 })],
  ['a server that is down', smtpError({ code: 'ECONNECTION', command: 'CONN' })],
  ['a service that is down', new UnavailableError('127.0.0.1:4101 responded with 503')],
  ['anything thrown', 'theo@home.example'],
])('%s is tried again, and the reason names no person', (_, error) => {
  const failure = failureOf(error);
  expect(failure.permanent).toBe(false);
  expect(failure.reason).not.toContain('@');
});
