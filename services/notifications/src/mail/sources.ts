import { createInternalClient } from '@poolpros/chassis/internal-client';
import { type MailData, mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { isText, type MessageTemplate, mailTemplates, textTemplates } from '@poolpros/contracts/mails/templates';
import type { Config } from '../config.js';

/** Asks the service that owns the facts of a mail or text for them; null when their subject is gone. */
export type FetchMail = (template: MessageTemplate, subjectId: string) => Promise<MailData | null>;

const timeoutMs = 5000;

export function createFetchMail(config: Config): FetchMail {
  const clientOf = (url: string) => createInternalClient({ origin: url, token: config.INTERNAL_TOKEN, timeoutMs });
  const clients = {
    directory: clientOf(config.DIRECTORY_URL),
    accounts: clientOf(config.ACCOUNTS_URL),
    reviews: clientOf(config.REVIEWS_URL),
  };
  return (template, subjectId) =>
    clients[isText(template) ? textTemplates[template].source : mailTemplates[template].source].get(
      `/internal/mail/${template}/${encodeURIComponent(subjectId)}`,
      mailDataSchema,
    );
}
