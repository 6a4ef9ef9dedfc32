import { type MailFacts, type MailTemplate, mailTemplates } from '@poolpros/contracts/mails/templates';
import { accessMails } from './access.js';
import { accountMails } from './accounts.js';
import { claimMails } from './claims.js';
import { type AllMails, type Brand, headerLine } from './content.js';
import { layout } from './layout.js';
import { listingMails } from './listings.js';
import { plainText } from './plain.js';
import { requestMails } from './requests.js';
import { reviewMails } from './reviews.js';
import { securityMails } from './security.js';
import { submissionMails } from './submissions.js';
import { teamMails } from './teams.js';

export type { Brand } from './content.js';

const templates: AllMails = {
  ...accessMails,
  ...submissionMails,
  ...claimMails,
  ...listingMails,
  ...teamMails,
  ...requestMails,
  ...reviewMails,
  ...accountMails,
  ...securityMails,
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Writes a mail from the facts of its template, with the page that stops mails like it; throws a ZodError when the facts do
 * not fit it.
 */
export function renderMail<T extends MailTemplate>(
  template: T,
  facts: unknown,
  brand: Brand,
  stopUrl: string | null = null,
): RenderedMail {
  const content = templates[template](mailTemplates[template].facts.parse(facts) as MailFacts<T>);
  return {
    subject: headerLine(content.subject),
    text: plainText(content, brand, stopUrl),
    html: layout(content, brand, stopUrl),
  };
}
