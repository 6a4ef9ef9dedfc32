import { type MailFacts, type MailTemplate, mailTemplates } from '@poolpros/contracts/mails/templates';
import { accountConfirm, accountExists, accountSetup } from './account-setup.js';
import { claimApproved } from './claim-approved.js';
import { claimContested } from './claim-contested.js';
import { claimDisputed, claimObjectionDecided, claimRevoked, claimUpheld } from './claim-disputes.js';
import { claimNotice } from './claim-notice.js';
import { claimProof } from './claim-proof.js';
import { claimReceived } from './claim-received.js';
import { claimRejected } from './claim-rejected.js';
import { contactRequest } from './contact-request.js';
import { contactRequestCopy } from './contact-request-copy.js';
import { type Brand, headerLine, type MailContent } from './content.js';
import { layout } from './layout.js';
import { listingChangeDecided } from './listing-change-decided.js';
import { listingRestored, listingSuspended } from './listing-suspensions.js';
import { memberChanged } from './member-changed.js';
import { passwordReset } from './password-reset.js';
import { plainText } from './plain.js';
import { reviewPublished } from './review-published.js';
import { reviewVerify } from './review-verify.js';
import {
  accountDeletion,
  emailChanged,
  emailConfirm,
  loginLocked,
  newDevice,
  passwordChanged,
  secondFactorChanged,
} from './security.js';
import { shortlist } from './shortlist.js';
import { submissionApproved } from './submission-approved.js';
import { submissionConfirm } from './submission-confirm.js';
import { draftReminder, draftSaved } from './submission-drafts.js';
import { submissionLinks } from './submission-links.js';
import { submissionRejected } from './submission-rejected.js';
import { teamInvitation } from './team-invitation.js';
import { webhookOff } from './webhook-off.js';

export type { Brand } from './content.js';

const templates: { [T in MailTemplate]: (facts: MailFacts<T>) => MailContent } = {
  'submission-confirm': submissionConfirm,
  'draft-saved': draftSaved,
  'draft-reminder': draftReminder,
  'submission-approved': submissionApproved,
  'submission-links': submissionLinks,
  'submission-rejected': submissionRejected,
  'claim-proof': claimProof,
  'claim-received': claimReceived,
  'claim-contested': claimContested,
  'claim-approved': claimApproved,
  'claim-notice': claimNotice,
  'claim-disputed': claimDisputed,
  'claim-upheld': claimUpheld,
  'claim-revoked': claimRevoked,
  'claim-objection-decided': claimObjectionDecided,
  'claim-rejected': claimRejected,
  'listing-change-decided': listingChangeDecided,
  'listing-suspended': listingSuspended,
  'listing-restored': listingRestored,
  'team-invitation': teamInvitation,
  'member-changed': memberChanged,
  'webhook-off': webhookOff,
  'contact-request': contactRequest,
  'contact-request-copy': contactRequestCopy,
  shortlist,
  'review-published': reviewPublished,
  'review-verify': reviewVerify,
  'account-setup': accountSetup,
  'account-confirm': accountConfirm,
  'account-exists': accountExists,
  'password-reset': passwordReset,
  'new-device': newDevice,
  'login-locked': loginLocked,
  'password-changed': passwordChanged,
  'email-confirm': emailConfirm,
  'email-changed': emailChanged,
  'account-deletion': accountDeletion,
  'second-factor-changed': secondFactorChanged,
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** The reader may turn mails of this kind off. */
  stoppable: boolean;
}

/** Writes a mail from the facts of its template; throws a ZodError when they do not fit it. */
export function renderMail<T extends MailTemplate>(template: T, facts: unknown, brand: Brand): RenderedMail {
  const content = templates[template](mailTemplates[template].facts.parse(facts) as MailFacts<T>);
  return {
    subject: headerLine(content.subject),
    text: plainText(content, brand),
    html: layout(content, brand),
    stoppable: content.stoppable ?? false,
  };
}
