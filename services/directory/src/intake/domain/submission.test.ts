import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { expect, test } from 'vitest';
import { confirmDeadline, resubmissionsLeft, submissionMachine } from './submission.js';
import { rejectionOf, statusAt, stepsAt } from './submission-state.js';

test('lives by this table', () => {
  expect(`\n${tableOf(submissionMachine)}\n`).toBe(`
          awaiting_confirmation  pending_review  approved  rejected        expired  (begin)                by
send      -                      -               -         -               -        awaiting_confirmation  anonymous
confirm   pending_review         -               -         -               -        -                      anonymous
approve   -                      approved        -         -               -        -                      staff system
reject    -                      rejected        -         -               -        -                      staff, with a reason
resubmit  -                      -               -         pending_review  -        -                      anonymous contractor
expire    expired                -               -         -               -        -                      system
`);
});

test('a submission can be confirmed for 14 days', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(confirmDeadline(now).toISOString()).toBe('2026-12-05T10:00:00.000Z');
});

test.each([
  { status: 'awaiting_confirmation', at: '2026-11-21T09:59:59.999Z', shown: 'awaiting_confirmation' },
  { status: 'awaiting_confirmation', at: '2026-11-21T10:00:00Z', shown: 'expired' },
  { status: 'approved', at: '2027-11-21T10:00:00Z', shown: 'approved' },
] as const)('shows $status at $at as $shown', ({ status, at, shown }) => {
  expect(statusAt({ status, confirmUntil: new Date('2026-11-21T10:00:00Z') }, new Date(at))).toBe(shown);
});

test('tells of an overdue confirmation that it has expired, before the system has taken the step', () => {
  const confirmUntil = new Date('2026-11-21T10:00:00Z');
  const submission = { status: 'awaiting_confirmation', confirmUntil } as const;
  const sent = {
    action: 'send',
    actor: { kind: 'anonymous' },
    at: new Date('2026-11-07T10:00:00Z'),
    reason: null,
  } as const;
  const step = { action: 'send', actor: 'anonymous', at: '2026-11-07T10:00:00.000Z', reason: null };
  expect(stepsAt(submission, [sent], new Date('2026-11-21T09:59:59Z'))).toEqual([step]);
  expect(stepsAt(submission, [sent], new Date('2026-11-21T10:00:00Z'))).toEqual([
    step,
    { action: 'expire', actor: 'system', at: '2026-11-21T10:00:00.000Z', reason: null },
  ]);
});

test.each([
  { status: 'pending_review', reasonCode: null, note: null, text: null },
  { status: 'pending_review', reasonCode: 'duplicate', note: 'See Hill Pools.', text: null },
  { status: 'rejected', reasonCode: 'duplicate', note: null, text: 'The business is already listed.' },
  {
    status: 'rejected',
    reasonCode: 'duplicate',
    note: 'See Hill Pools.',
    text: 'The business is already listed. See Hill Pools.',
  },
] as const)('explains $reasonCode with note $note of one that is $status', ({ text, ...submission }) => {
  expect(rejectionOf(submission)).toBe(text);
});

test.each([
  { status: 'rejected', resubmissions: 0, left: 3 },
  { status: 'rejected', resubmissions: 2, left: 1 },
  { status: 'rejected', resubmissions: 3, left: 0 },
  { status: 'pending_review', resubmissions: 0, left: 0 },
  { status: 'approved', resubmissions: 1, left: 0 },
] as const)(
  'one that is $status after $resubmissions more tries is sent again $left times',
  ({ left, ...submission }) => {
    expect(resubmissionsLeft(submission)).toBe(left);
  },
);
