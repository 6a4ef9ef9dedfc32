import {
  claimApproved,
  contactRequestStepTaken,
  requestMessageSent,
  submissionApproved,
} from '@poolpros/contracts/events/directory';
import { reviewPublished, reviewRemoved } from '@poolpros/contracts/events/reviews';
import { expect, it } from 'vitest';
import { analyticsEventOf } from './events.js';

const id = '0199f3d2-0000-7000-8000-000000000001';
const reply = { machine: 'contact_request', action: 'reply', from: 'seen', to: 'replied', installerId: 7 };

it.each([
  ['submission_approved', submissionApproved, { submissionId: id, installerId: 7 }],
  ['claim_approved', claimApproved, { claimId: id, installerId: 7 }],
  ['review_published', reviewPublished, { reviewId: id, installerId: 7, rating: 5 }],
  ['request_replied', contactRequestStepTaken, reply],
])('%s says nothing but the listing', (name, event, data) => {
  expect(analyticsEventOf(event, data)).toEqual({ name, listingId: 7 });
});

it.each([
  ['a message', requestMessageSent, { messageId: id, contactRequestId: id, installerId: 7, side: 'business' }],
  ['another step of a request', contactRequestStepTaken, { ...reply, action: 'quote', from: 'replied', to: 'quoted' }],
  ['an event that is not in the table', reviewRemoved, { reviewId: id, installerId: 7 }],
])('nothing follows from %s', (_, event, data) => {
  expect(analyticsEventOf(event, data)).toBeNull();
});
