import * as z from 'zod';
import { keysOf } from '../keys-of.js';
import { accountMails } from './account-mails.js';
import { directoryMails } from './directory-mails.js';
import { reviewMails } from './review-mails.js';
import type { MailRow } from './row.js';

/**
 * Every mail of the product: which service has its facts, and which facts the template gets. Events contain ids only;
 * names, emails and one-time links are fetched at the moment of sending.
 */
export const mailTemplates = { ...directoryMails, ...reviewMails, ...accountMails };
export type MailTemplate = keyof typeof mailTemplates;
export type MailFacts<T extends MailTemplate> = z.infer<(typeof mailTemplates)[T]['facts']>;
export const mailTemplateKeys = keysOf(mailTemplates);
/** Templates of mails whose source is notified of the outcome. */
export const reportedTemplates = mailTemplateKeys.filter((template) => 'reported' in mailTemplates[template]);

/** Text messages to phones, written and sent like mails. */
export const textTemplates = {
  'claim-phone-code': { source: 'directory', facts: z.object({ code: z.string(), validMinutes: z.int() }) },
  'claim-phone-notice': { source: 'directory', facts: z.object({ objectUrl: z.url(), objectDays: z.int() }) },
} as const satisfies Record<string, MailRow<'directory'>>;
export type TextTemplate = keyof typeof textTemplates;
export type TextFacts<T extends TextTemplate> = z.infer<(typeof textTemplates)[T]['facts']>;
export const textTemplateKeys = keysOf(textTemplates);

const templates = { ...mailTemplates, ...textTemplates };
type Templates = typeof templates;
export type MessageTemplate = keyof Templates;
export type MessageFacts<T extends MessageTemplate> = z.infer<Templates[T]['facts']>;
export const isText = (template: MessageTemplate): template is TextTemplate => Object.hasOwn(textTemplates, template);

/** A service with facts for mails. */
export type MailSource = Templates[MessageTemplate]['source'];
/** The mails and text messages whose facts a service has. */
export type TemplateFrom<S extends MailSource> = {
  [T in MessageTemplate]: Templates[T]['source'] extends S ? T : never;
}[MessageTemplate];
export const sourceOf = (template: MessageTemplate): MailSource => templates[template].source;
/** Whether a service has the facts of a mail or text message. */
export const isFrom = <S extends MailSource>(
  source: S,
  template: MessageTemplate,
): template is Extract<MessageTemplate, TemplateFrom<S>> => sourceOf(template) === source;
/** The facts of a mail that differ by recipient. */
export type RecipientFact<T extends MessageTemplate> = Templates[T] extends { perRecipient: readonly (infer K)[] }
  ? K & keyof MessageFacts<T>
  : never;
