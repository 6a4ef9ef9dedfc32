import type { Subscription } from '@poolpros/chassis/service';
import { accountLinked, accountsStream, passwordResetRequested } from '@poolpros/contracts/events/accounts';
import {
  contactRequestCreated,
  directoryFactsStream,
  shortlistMailRequested,
  submissionApproved,
  submissionReceived,
  submissionRejected,
} from '@poolpros/contracts/events/directory';
import { reviewPublished, reviewSubmitted, reviewsStream } from '@poolpros/contracts/events/reviews';
import type { Context } from '../context.js';
import { mailsOn, type PlannedMail } from './planned-mails.js';

/** Which mails follow from which event. */
export const subscriptions: Subscription<Context>[] = [
  {
    stream: directoryFactsStream,
    handlers: [
      mailsOn(contactRequestCreated, ({ contactRequestId, groupId = contactRequestId }) => [
        ['contact-request', contactRequestId],
        // Requests that were sent together have one copy, which names all recipients.
        ...(groupId === contactRequestId ? [['contact-request-copy', contactRequestId] satisfies PlannedMail] : []),
      ]),
      mailsOn(shortlistMailRequested, ({ shortlistMailId }) => [['shortlist', shortlistMailId]]),
      mailsOn(submissionReceived, ({ submissionId }) => [['submission-confirm', submissionId]]),
      mailsOn(submissionApproved, ({ submissionId }) => [['submission-approved', submissionId]]),
      mailsOn(submissionRejected, ({ submissionId }) => [['submission-rejected', submissionId]]),
    ],
  },
  {
    stream: accountsStream,
    handlers: [
      mailsOn(accountLinked, ({ setupId }) => (setupId ? [['account-setup', setupId]] : [])),
      mailsOn(passwordResetRequested, ({ resetId }) => [['password-reset', resetId]]),
    ],
  },
  {
    stream: reviewsStream,
    handlers: [
      mailsOn(reviewSubmitted, ({ reviewId }) => [['review-verify', reviewId]]),
      mailsOn(reviewPublished, ({ installerId }) => [['review-published', String(installerId)]]),
    ],
  },
];
