import { claimApproved, requestMessageSent, submissionApproved } from '@poolpros/contracts/events/directory';
import { reviewPublished, reviewRemoved } from '@poolpros/contracts/events/reviews';
import { expect, it } from 'vitest';
import { analyticsEventOf } from './events.js';

const id = '0199f3d2-0000-7000-8000-000000000001';
const message = { messageId: id, contactRequestId: id };

it.each([
  ['submission_approved', submissionApproved, { submissionId: id, installerId: 7 }],
  ['claim_approved', claimApproved, { claimId: id, installerId: 7 }],
  ['review_published', reviewPublished, { reviewId: id, installerId: 7, rating: 5 }],
  ['request_replied', requestMessageSent, { ...message, installerId: 7, side: 'business' }],
])('%s says nothing but the listing', (name, event, data) => {
  expect(analyticsEventOf(event, data)).toEqual({ name, listingId: 7 });
});

it.each([
  ['a message of a homeowner', requestMessageSent, { ...message, installerId: 7, side: 'homeowner' }],
  ['an older message that does not name the listing', requestMessageSent, { ...message, side: 'business' }],
  ['an event that is not in the table', reviewRemoved, { reviewId: id, installerId: 7 }],
])('nothing follows from %s', (_, event, data) => {
  expect(analyticsEventOf(event, data)).toBeNull();
});
