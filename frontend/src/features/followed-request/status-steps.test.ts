import { describe, expect, it } from 'vitest';
import { isSilent, reachedStep, statusSteps } from './status-steps.js';

const request = { createdAt: '2026-11-20T14:52:00.000Z' };
const nowhere = { status: 'new', deliveredAt: null, seenAt: null, repliedAt: null } as const;
const deliveredAt = '2026-11-20T14:53:00.000Z';
const told = (recipient: Parameters<typeof statusSteps>[1]) =>
  statusSteps(request, recipient).map(({ title, state }) => `${title}: ${state}`);

describe('the steps of a request at a business', () => {
  it.each([
    [
      'waits for the homeowner',
      { ...nowhere, status: 'unconfirmed' },
      ['Sent: next', 'Delivered: later', 'Seen: later', 'Replied: later', 'Outcome: later'],
    ],
    ['is sent', nowhere, ['Sent: done', 'Delivered: next', 'Seen: later', 'Replied: later', 'Outcome: later']],
    [
      'is delivered',
      { ...nowhere, status: 'delivered', deliveredAt },
      ['Sent: done', 'Delivered: done', 'Seen: next', 'Replied: later', 'Outcome: later'],
    ],
    [
      'is answered by mail, so nobody knows when it was seen',
      { ...nowhere, status: 'replied', deliveredAt, repliedAt: '2026-11-20T17:40:00.000Z' },
      ['Sent: done', 'Delivered: done', 'Seen: done', 'Replied: done', 'Outcome: next'],
    ],
    [
      'has no reply',
      { ...nowhere, status: 'expired', deliveredAt },
      ['Sent: done', 'Delivered: done', 'Seen: later', 'No reply: bad', 'Outcome: later'],
    ],
    [
      'is declined',
      { ...nowhere, status: 'declined', deliveredAt, seenAt: deliveredAt },
      ['Sent: done', 'Delivered: done', 'Seen: done', 'Replied: later', 'Declined: bad'],
    ],
    [
      'is won',
      { ...nowhere, status: 'won', deliveredAt, seenAt: deliveredAt, repliedAt: deliveredAt },
      ['Sent: done', 'Delivered: done', 'Seen: done', 'Replied: done', 'Got the job: done'],
    ],
    [
      'is withdrawn',
      { ...nowhere, status: 'withdrawn', deliveredAt },
      ['Sent: done', 'Delivered: done', 'Seen: later', 'Replied: later', 'Withdrawn: done'],
    ],
  ] as const)('says that it %s', (_, recipient, steps) => {
    expect(told(recipient)).toEqual(steps);
  });

  it.each([
    ['none', { ...nowhere, status: 'unconfirmed' }, undefined],
    ['Sent', nowhere, 'Sent'],
    ['Delivered', { ...nowhere, status: 'delivered', deliveredAt }, 'Delivered'],
    ['Replied', { ...nowhere, status: 'replied', repliedAt: deliveredAt }, 'Replied'],
    ['No reply', { ...nowhere, status: 'expired', deliveredAt }, 'No reply'],
    ['Withdrawn', { ...nowhere, status: 'withdrawn', deliveredAt }, 'Withdrawn'],
  ] as const)('have %s as the last one that was reached', (_, recipient, title) => {
    const steps = statusSteps(request, recipient);
    expect(steps[reachedStep(steps)]?.title).toBe(title);
  });

  it('gives the time of each step that is known', () => {
    const steps = statusSteps(request, { ...nowhere, status: 'replied', repliedAt: '2026-11-20T17:40:00.000Z' });
    expect(steps.map(({ at }) => at)).toEqual([request.createdAt, null, null, '2026-11-20T17:40:00.000Z', null]);
  });
});

describe('a silent business', () => {
  const after = (hours: number) => new Date(Date.parse(deliveredAt) + hours * 3_600_000);
  const delivered = { ...nowhere, status: 'delivered', deliveredAt } as const;

  it('has had the request for 24 hours without a reply', () => {
    expect([isSilent(delivered, after(23.99)), isSilent(delivered, after(24))]).toEqual([false, true]);
    expect(isSilent({ ...delivered, repliedAt: deliveredAt }, after(48))).toBe(false);
  });

  it('is also one that declined or let it expire, and not one that never got it', () => {
    expect(isSilent({ ...delivered, status: 'declined' }, after(1))).toBe(true);
    expect(isSilent({ ...delivered, status: 'expired' }, after(1))).toBe(true);
    expect(isSilent(nowhere, after(100))).toBe(false);
  });
});
