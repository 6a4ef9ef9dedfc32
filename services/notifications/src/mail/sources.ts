import { createInternalClient, type InternalClient } from '@poolpros/chassis/internal-client';
import { type MailData, type MailOutcome, mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { type MailSource, type MessageTemplate, sourceOf } from '@poolpros/contracts/mails/templates';
import type { Config } from '../config.js';

/** Fetches the facts of a mail or text message from the service that owns them; null if their subject is gone. */
export type FetchMail = (template: MessageTemplate, subjectId: string) => Promise<MailData | null>;

const timeoutMs = 5000;

/** Reports the outcome of a mail to that service. */
export type ReportOutcome = (template: MessageTemplate, subjectId: string, outcome: MailOutcome) => Promise<void>;

/** The service that owns the facts of each template. */
function createSources(config: Config) {
  const clientOf = (url: string) => createInternalClient({ origin: url, token: config.INTERNAL_TOKEN, timeoutMs });
  const clients: Record<MailSource, InternalClient> = {
    directory: clientOf(config.DIRECTORY_URL),
    accounts: clientOf(config.ACCOUNTS_URL),
    reviews: clientOf(config.REVIEWS_URL),
  };
  return (template: MessageTemplate) => clients[sourceOf(template)];
}

const pathOf = (template: MessageTemplate, subjectId: string): string =>
  `/internal/mail/${template}/${encodeURIComponent(subjectId)}`;

export function createFetchMail(config: Config): FetchMail {
  const sourceOf = createSources(config);
  return (template, subjectId) => sourceOf(template).get(pathOf(template, subjectId), mailDataSchema);
}

export function createReportOutcome(config: Config): ReportOutcome {
  const sourceOf = createSources(config);
  return (template, subjectId, outcome) =>
    sourceOf(template).post(`${pathOf(template, subjectId)}/outcome`, { outcome });
}
