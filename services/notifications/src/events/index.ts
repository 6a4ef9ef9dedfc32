import type { Subscription } from '@poolpros/chassis/service';
import {
  accountLinked,
  accountsStream,
  emailChangeRequested,
  passwordResetRequested,
  registrationRequested,
  securityNoticed,
} from '@poolpros/contracts/events/accounts';
import {
  accessGiven,
  claimApproved,
  claimDisputed,
  claimPhoneCodeRequested,
  claimProofRequested,
  claimRejected,
  claimRevoked,
  claimSentForReview,
  claimUpheld,
  contactRequestCreated,
  directoryFactsStream,
  invitationSent,
  listingChangeDecided,
  listingRestored,
  listingSuspended,
  memberChanged,
  shortlistMailRequested,
  submissionApproved,
  submissionDraftReminderDue,
  submissionDraftSaved,
  submissionLinksRequested,
  submissionReceived,
  submissionRejected,
  webhookTurnedOff,
} from '@poolpros/contracts/events/directory';
import { reviewPublished, reviewRemoved, reviewSubmitted, reviewsStream } from '@poolpros/contracts/events/reviews';
import type { SecurityNotice } from '@poolpros/contracts/http/accounts';
import type { MailTemplate } from '@poolpros/contracts/mails/templates';
import type { PlannedMail } from '../actions/plan-mails.js';
import type { Context } from '../context.js';
import { mailsOn } from './planned-mails.js';

const noticeMails: Record<SecurityNotice, MailTemplate> = {
  new_device: 'new-device',
  login_locked: 'login-locked',
  password_changed: 'password-changed',
  email_changed: 'email-changed',
  email_taken_back: 'email-taken-back',
  deletion_requested: 'account-deletion',
  second_factor_added: 'second-factor-changed',
  second_factor_removed: 'second-factor-changed',
  recovery_codes_replaced: 'second-factor-changed',
  recovery_code_used: 'second-factor-changed',
  passkey_added: 'second-factor-changed',
  passkey_removed: 'second-factor-changed',
};
const isNotice = (notice: string): notice is SecurityNotice => Object.hasOwn(noticeMails, notice);

const registrationMails = { confirm: 'account-confirm', exists: 'account-exists' } as const;
const isRegistrationMail = (mail: string): mail is keyof typeof registrationMails =>
  Object.hasOwn(registrationMails, mail);

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
      mailsOn(submissionLinksRequested, ({ submissionId }) => [['submission-links', submissionId]]),
      mailsOn(submissionDraftSaved, ({ draftId }) => [['draft-saved', draftId]]),
      mailsOn(submissionDraftReminderDue, ({ draftId }) => [['draft-reminder', draftId]]),
      mailsOn(submissionApproved, ({ submissionId }) => [['submission-approved', submissionId]]),
      mailsOn(claimProofRequested, ({ claimId }) => [['claim-proof', claimId]]),
      mailsOn(claimPhoneCodeRequested, ({ phoneCodeId }) => [['claim-phone-code', phoneCodeId]]),
      mailsOn(claimSentForReview, ({ claimId, hasOwner }) => [
        ['claim-received', claimId],
        ...(hasOwner ? [['claim-contested', claimId] satisfies PlannedMail] : []),
      ]),
      mailsOn(claimApproved, ({ claimId }) => [
        ['claim-approved', claimId],
        ['claim-notice', claimId],
        ['claim-phone-notice', claimId],
      ]),
      mailsOn(claimDisputed, ({ claimId }) => [['claim-disputed', claimId]]),
      mailsOn(claimUpheld, ({ claimId }) => [
        ['claim-upheld', claimId],
        ['claim-objection-decided', claimId],
      ]),
      mailsOn(claimRevoked, ({ claimId, disputed }) => [
        ['claim-revoked', claimId],
        ...(disputed ? [['claim-objection-decided', claimId] satisfies PlannedMail] : []),
      ]),
      mailsOn(claimRejected, ({ claimId }) => [['claim-rejected', claimId]]),
      mailsOn(listingChangeDecided, ({ changeId, isSuggestion }) =>
        isSuggestion ? [] : [['listing-change-decided', changeId]],
      ),
      mailsOn(listingSuspended, ({ installerId, hasTeam }) =>
        hasTeam ? [['listing-suspended', String(installerId)]] : [],
      ),
      mailsOn(listingRestored, ({ installerId, hasTeam }) =>
        hasTeam ? [['listing-restored', String(installerId)]] : [],
      ),
      mailsOn(memberChanged, ({ installerId, accountId, step }) => [
        ['member-changed', `${installerId}_${accountId}_${step}`],
      ]),
      mailsOn(accessGiven, ({ kind, installerId, subjectId, accountId, at }) => [
        // Below 100 characters, as it is a segment of the path by which the facts are read.
        ['access-given', [kind, installerId, subjectId, accountId, Date.parse(at).toString(36)].join('_')],
      ]),
      mailsOn(webhookTurnedOff, ({ webhookId }) => [['webhook-off', webhookId]]),
      mailsOn(invitationSent, ({ invitationId }) => [['team-invitation', invitationId]]),
      mailsOn(submissionRejected, ({ submissionId }) => [['submission-rejected', submissionId]]),
    ],
  },
  {
    stream: accountsStream,
    handlers: [
      mailsOn(accountLinked, ({ setupId }) => (setupId ? [['account-setup', setupId]] : [])),
      mailsOn(passwordResetRequested, ({ resetId }) => [['password-reset', resetId]]),
      mailsOn(emailChangeRequested, ({ linkId }) => [['email-confirm', linkId]]),
      mailsOn(registrationRequested, ({ linkId, mail }) =>
        isRegistrationMail(mail) ? [[registrationMails[mail], linkId]] : [],
      ),
      mailsOn(securityNoticed, ({ notice, noticeId }) => (isNotice(notice) ? [[noticeMails[notice], noticeId]] : [])),
    ],
  },
  {
    stream: reviewsStream,
    handlers: [
      mailsOn(reviewSubmitted, ({ reviewId }) => [['review-verify', reviewId]]),
      mailsOn(reviewPublished, ({ installerId }) => [['review-published', String(installerId)]]),
      // Authors who took their own down know of it.
      mailsOn(reviewRemoved, ({ reviewId, byStaff }) => (byStaff ? [['review-removed', reviewId]] : [])),
    ],
  },
];
