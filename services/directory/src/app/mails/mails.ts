import type { MailData } from '@poolpros/contracts/http/mail-facts';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import { claimMails } from '../../claims/mails/claim-mails.js';
import { accessMails } from '../../connections/mails/access-mails.js';
import { webhookMails } from '../../connections/mails/webhook-mails.js';
import { changeMails } from '../../editing/mails/change-mails.js';
import { submissionMails } from '../../intake/mails/submission-mails.js';
import type { MailOf, OwnTemplate, Sources } from '../../listings/mails/mail.js';
import { reviewMails } from '../../listings/mails/review-mails.js';
import { suspensionMails } from '../../listings/mails/suspension-mails.js';
import { requestMails } from '../../requests/mails/request-mails.js';
import { shortlistMails } from '../../requests/mails/shortlist-mails.js';
import { teamMails } from '../../team/mails/team-mails.js';

const mails: { [T in OwnTemplate]: MailOf<T> } = {
  ...accessMails,
  ...claimMails,
  ...changeMails,
  ...teamMails,
  ...suspensionMails,
  ...webhookMails,
  ...requestMails,
  ...submissionMails,
  ...shortlistMails,
  ...reviewMails,
};

export const isOwnTemplate = (template: MessageTemplate): template is OwnTemplate => Object.hasOwn(mails, template);

/** The recipients and facts of a mail, null when its subject is gone. */
export const mailData = (sources: Sources, template: OwnTemplate, id: string): Promise<MailData | null> =>
  mails[template](sources, id);
