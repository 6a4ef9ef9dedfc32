import * as z from 'zod';
import { keysOf } from '../keys-of.js';
import { accountMails } from './account-mails.js';
import { directoryMails } from './directory-mails.js';
import { reviewMails } from './review-mails.js';
import type { MailRow } from './row.js';

/**
 * Every mail the product sends: which service knows its facts, and which facts the template gets. Events hold ids only;
 * names, emails and one-time links are fetched at the moment of sending.
 */
export const mailTemplates = { ...directoryMails, ...reviewMails, ...accountMails };
export type MailTemplate = keyof typeof mailTemplates;
export type MailFacts<T extends MailTemplate> = z.infer<(typeof mailTemplates)[T]['facts']>;
export const mailTemplateKeys = keysOf(mailTemplates);
/** The templates of mails whose source is told what became of them. */
export const reportedTemplates = mailTemplateKeys.filter((template) => 'reported' in mailTemplates[template]);

/** Text messages to phones, as mails are written and sent. */
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

/** A service that knows the facts of mails. */
export type MailSource = Templates[MessageTemplate]['source'];
/** The mails and texts whose facts a service knows. */
export type TemplateFrom<S extends MailSource> = {
  [T in MessageTemplate]: Templates[T]['source'] extends S ? T : never;
}[MessageTemplate];
export const sourceOf = (template: MessageTemplate): MailSource => templates[template].source;
/** Whether a service knows the facts of a mail or text. */
export const isFrom = <S extends MailSource>(
  source: S,
  template: MessageTemplate,
): template is Extract<MessageTemplate, TemplateFrom<S>> => sourceOf(template) === source;
/** The facts that each recipient of a mail has for themselves. */
export type RecipientFact<T extends MessageTemplate> = Templates[T] extends { perRecipient: readonly (infer K)[] }
  ? K & keyof MessageFacts<T>
  : never;
