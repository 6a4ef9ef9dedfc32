import type { MailData } from '@poolpros/contracts/http/mail-facts';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import { accessMails } from './access-mails.js';
import { changeMails } from './change-mails.js';
import { claimMails } from './claim-mails.js';
import type { MailOf, OwnTemplate, Sources } from './mail.js';
import { requestMails } from './request-mails.js';
import { reviewMails } from './review-mails.js';
import { shortlistMails } from './shortlist-mails.js';
import { submissionMails } from './submission-mails.js';
import { suspensionMails } from './suspension-mails.js';
import { teamMails } from './team-mails.js';
import { webhookMails } from './webhook-mails.js';

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
