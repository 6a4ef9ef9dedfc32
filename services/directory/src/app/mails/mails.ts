import type { MailData } from '@poolpros/contracts/http/mail-facts';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import { claims } from '../../claims/module.js';
import { connections } from '../../connections/module.js';
import { editing } from '../../editing/module.js';
import { intake } from '../../intake/module.js';
import type { MailOf, OwnTemplate, Sources } from '../../listings/mails/mail.js';
import { listings } from '../../listings/module.js';
import { requests } from '../../requests/module.js';
import { team } from '../../team/module.js';

const mails: { [T in OwnTemplate]: MailOf<T> } = {
  ...listings.mails,
  ...connections.mails,
  ...editing.mails,
  ...team.mails,
  ...claims.mails,
  ...intake.mails,
  ...requests.mails,
};

export const isOwnTemplate = (template: MessageTemplate): template is OwnTemplate => Object.hasOwn(mails, template);

/** The recipients and facts of a mail, null when its subject is gone. */
export const mailData = (sources: Sources, template: OwnTemplate, id: string): Promise<MailData | null> =>
  mails[template](sources, id);
