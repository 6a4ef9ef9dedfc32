import type { MailTemplate, TextTemplate } from '@poolpros/contracts/mails/templates';
import type { Mail, Text } from '../templates/define.js';
import { accessGivenMail } from './access-given.js';
import { accountConfirmMail } from './account-confirm.js';
import { accountDeletionMail } from './account-deletion.js';
import { accountExistsMail } from './account-exists.js';
import { accountSetupMail } from './account-setup.js';
import { claimApprovedMail } from './claim-approved.js';
import { claimContestedMail } from './claim-contested.js';
import { claimDisputedMail } from './claim-disputed.js';
import { claimNoticeMail } from './claim-notice.js';
import { claimObjectionDecidedMail } from './claim-objection-decided.js';
import { claimPhoneCodeText } from './claim-phone-code.js';
import { claimPhoneNoticeText } from './claim-phone-notice.js';
import { claimProofMail } from './claim-proof.js';
import { claimReceivedMail } from './claim-received.js';
import { claimRejectedMail } from './claim-rejected.js';
import { claimRevokedMail } from './claim-revoked.js';
import { claimUpheldMail } from './claim-upheld.js';
import { contactRequestMail } from './contact-request.js';
import { contactRequestCopyMail } from './contact-request-copy.js';
import { draftReminderMail } from './draft-reminder.js';
import { draftSavedMail } from './draft-saved.js';
import { emailChangedMail } from './email-changed.js';
import { emailConfirmMail } from './email-confirm.js';
import { emailTakenBackMail } from './email-taken-back.js';
import { listingChangeDecidedMail } from './listing-change-decided.js';
import { listingRestoredMail } from './listing-restored.js';
import { listingSuspendedMail } from './listing-suspended.js';
import { loginLockedMail } from './login-locked.js';
import { memberChangedMail } from './member-changed.js';
import { newDeviceMail } from './new-device.js';
import { passwordChangedMail } from './password-changed.js';
import { passwordResetMail } from './password-reset.js';
import { reportHandledMail } from './report-handled.js';
import { requestConfirmMail } from './request-confirm.js';
import { requestLinkMail } from './request-link.js';
import { requestMessageMail } from './request-message.js';
import { requestReplyMail } from './request-reply.js';
import { requestUnansweredMail } from './request-unanswered.js';
import { requestWithdrawnMail } from './request-withdrawn.js';
import { reviewPublishedMail } from './review-published.js';
import { reviewRemovedMail } from './review-removed.js';
import { reviewVerifyMail } from './review-verify.js';
import { secondFactorChangedMail } from './second-factor-changed.js';
import { shortlistMail } from './shortlist.js';
import { submissionApprovedMail } from './submission-approved.js';
import { submissionConfirmMail } from './submission-confirm.js';
import { submissionLinksMail } from './submission-links.js';
import { submissionRejectedMail } from './submission-rejected.js';
import { teamInvitationMail } from './team-invitation.js';
import { webhookOffMail } from './webhook-off.js';

/** Every mail, by its template. */
export const mails: { [T in MailTemplate]: Mail<T> } = {
  'submission-confirm': submissionConfirmMail,
  'submission-links': submissionLinksMail,
  'draft-saved': draftSavedMail,
  'draft-reminder': draftReminderMail,
  'submission-approved': submissionApprovedMail,
  'submission-rejected': submissionRejectedMail,
  'claim-proof': claimProofMail,
  'claim-received': claimReceivedMail,
  'claim-contested': claimContestedMail,
  'claim-approved': claimApprovedMail,
  'claim-notice': claimNoticeMail,
  'claim-disputed': claimDisputedMail,
  'claim-upheld': claimUpheldMail,
  'claim-revoked': claimRevokedMail,
  'claim-objection-decided': claimObjectionDecidedMail,
  'claim-rejected': claimRejectedMail,
  'listing-change-decided': listingChangeDecidedMail,
  'listing-suspended': listingSuspendedMail,
  'listing-restored': listingRestoredMail,
  'team-invitation': teamInvitationMail,
  'webhook-off': webhookOffMail,
  'access-given': accessGivenMail,
  'member-changed': memberChangedMail,
  'contact-request': contactRequestMail,
  'contact-request-copy': contactRequestCopyMail,
  'request-confirm': requestConfirmMail,
  'request-reply': requestReplyMail,
  'request-message': requestMessageMail,
  'request-withdrawn': requestWithdrawnMail,
  'report-handled': reportHandledMail,
  'request-unanswered': requestUnansweredMail,
  'request-link': requestLinkMail,
  shortlist: shortlistMail,
  'review-published': reviewPublishedMail,
  'review-verify': reviewVerifyMail,
  'review-removed': reviewRemovedMail,
  'account-setup': accountSetupMail,
  'account-confirm': accountConfirmMail,
  'account-exists': accountExistsMail,
  'password-reset': passwordResetMail,
  'new-device': newDeviceMail,
  'login-locked': loginLockedMail,
  'password-changed': passwordChangedMail,
  'email-confirm': emailConfirmMail,
  'email-changed': emailChangedMail,
  'email-taken-back': emailTakenBackMail,
  'account-deletion': accountDeletionMail,
  'second-factor-changed': secondFactorChangedMail,
};

/** Every text message. */
export const texts: { [T in TextTemplate]: Text<T> } = {
  'claim-phone-code': claimPhoneCodeText,
  'claim-phone-notice': claimPhoneNoticeText,
};
