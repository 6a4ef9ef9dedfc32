import { type SubmissionAction, type SubmissionStatus, submissionStatuses } from '@poolpros/contracts/http/submissions';
import { expect, it } from 'vitest';
import { momentText } from '../../shared/lib/dates.js';
import { submissionTimeline } from './submission-timeline.js';

const at = '2026-11-20T10:00:00Z';
const taken: Record<SubmissionStatus, SubmissionAction[]> = {
  awaiting_confirmation: ['send'],
  pending_review: ['send', 'confirm'],
  approved: ['send', 'confirm', 'approve'],
  rejected: ['send', 'confirm', 'reject'],
  expired: ['send', 'expire'],
};
const timeline = (status: SubmissionStatus) =>
  submissionTimeline(
    taken[status].map((action) => ({ action, actor: 'anonymous', at, reason: null })),
    status,
  );
const marks = (status: SubmissionStatus) => timeline(status).map(({ title, state }) => `${title}: ${state}`);

it('has one step in hand, or has ended', () => {
  for (const status of submissionStatuses) {
    const states = timeline(status).map(({ state }) => state);
    const open = status === 'awaiting_confirmation' || status === 'pending_review';
    expect(states.filter((state) => state === 'now')).toHaveLength(open ? 1 : 0);
    expect(states.includes('later')).toBe(open);
  }
});

it('ends with the live page once approved', () => {
  expect(marks('approved')).toEqual(['Sent: done', 'Email confirmed: done', 'Approved: done', 'Live: done']);
});

it('says where a rejected one ended', () => {
  expect(marks('rejected').at(-1)).toBe('Not approved: bad');
});

it('says when a step was taken, and of one that nobody took why', () => {
  expect(timeline('expired').map(({ text }) => text)).toEqual([momentText(at), 'The email was not confirmed in time']);
});
