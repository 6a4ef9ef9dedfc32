import { submissionStatuses } from '@poolpros/contracts/http/submissions';
import { expect, it } from 'vitest';
import { submissionTimeline } from './submission-timeline.js';

const dates = {
  submittedAt: '2026-11-20T10:00:00Z',
  confirmedAt: '2026-11-20T11:00:00Z',
  decidedAt: '2026-11-21T10:00:00Z',
};
const marks = (status: (typeof submissionStatuses)[number]) =>
  submissionTimeline({ ...dates, status }).map(({ title, state }) => `${title}: ${state}`);

it('has one step in hand, or has ended', () => {
  for (const status of submissionStatuses) {
    const states = submissionTimeline({ ...dates, status }).map(({ state }) => state);
    const open = status === 'awaiting_confirmation' || status === 'pending_review';
    expect(states.filter((state) => state === 'now')).toHaveLength(open ? 1 : 0);
    expect(states.includes('later')).toBe(open);
  }
});

it('ends with the live page once approved', () => {
  expect(marks('approved')).toEqual(['Sent: done', 'Email confirmed: done', 'Approved: done', 'Live: done']);
});

it('says where a refused one ended', () => {
  expect(marks('rejected').at(-1)).toBe('Not approved: bad');
});
