import { expect, test } from 'vitest';
import { isBounce } from './bounce.js';

interface Options {
  action?: string;
  type?: string;
  status?: string;
}

/** A report as Postfix writes it. */
const mail = ({
  action = 'failed',
  type = 'multipart/report; report-type=delivery-status',
  status = 'message/delivery-status',
}: Options = {}): Buffer =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
      'Auto-Submitted: auto-replied',
      `Content-Type: ${type};`,
      '\tboundary="part"',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'I am sorry. Action: failed',
      '--part',
      `Content-Type: ${status}`,
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; office@hillstone.example',
      `Action: ${action}`,
      'Status: 5.1.1',
      '',
      '--part',
      'Content-Type: text/rfc822-headers',
      '',
      'Subject: New request',
      '--part--',
      '',
    ].join('\r\n'),
  );

test.each(['failed', 'Failed', 'failed (no such user)'])('a report whose action is %s is a bounce', async (action) => {
  expect(await isBounce(mail({ action }))).toBe(true);
});

test.each<[string, Options]>([
  ['of a delay', { action: 'delayed' }],
  ['of a delivery', { action: 'delivered' }],
  ['that a mail was read', { type: 'multipart/report; report-type=disposition-notification' }],
  ['that is only quoted', { type: 'multipart/mixed' }],
  ['without fields', { status: 'text/plain' }],
])('a report %s is none', async (_what, options) => {
  expect(await isBounce(mail(options))).toBe(false);
});

test('an out-of-office reply is none', async () => {
  const text = 'From: dana@hillstone.example\r\nAuto-Submitted: auto-replied\r\n\r\nAction: failed\r\n';
  expect(await isBounce(Buffer.from(text))).toBe(false);
});
