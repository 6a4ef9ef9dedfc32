import { type Consumer, createConsumer, type EventHandler } from '@poolpros/chassis/consumer';
import { accountLinked, accountsStream, passwordResetRequested } from '@poolpros/contracts/events/accounts';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
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

/** They only add rows, so their order does not matter; each holds a connection to the database. */
const concurrency = 4;

/** Which mails follow from which event. */
export function createConsumers(context: Context): Consumer[] {
  const { bus, database, log, metrics } = context;
  const follow = (stream: StreamDefinition, handlers: EventHandler[]) =>
    createConsumer({ bus, stream, service: 'notifications', handlers, inbox: database, concurrency, log, metrics });

  return [
    follow(directoryFactsStream, [
      mailsOn(context, contactRequestCreated, ({ contactRequestId, groupId = contactRequestId }) => [
        ['contact-request', contactRequestId],
        // Requests that were sent together have one copy, which names all recipients.
        ...(groupId === contactRequestId ? [['contact-request-copy', contactRequestId] satisfies PlannedMail] : []),
      ]),
      mailsOn(context, shortlistMailRequested, ({ shortlistMailId }) => [['shortlist', shortlistMailId]]),
      mailsOn(context, submissionReceived, ({ submissionId }) => [['submission-confirm', submissionId]]),
      mailsOn(context, submissionApproved, ({ submissionId }) => [['submission-approved', submissionId]]),
      mailsOn(context, submissionRejected, ({ submissionId }) => [['submission-rejected', submissionId]]),
    ]),
    follow(accountsStream, [
      mailsOn(context, accountLinked, ({ setupId }) => (setupId ? [['account-setup', setupId]] : [])),
      mailsOn(context, passwordResetRequested, ({ resetId }) => [['password-reset', resetId]]),
    ]),
    follow(reviewsStream, [
      mailsOn(context, reviewSubmitted, ({ reviewId }) => [['review-verify', reviewId]]),
      mailsOn(context, reviewPublished, ({ installerId }) => [['review-published', String(installerId)]]),
    ]),
  ];
}
