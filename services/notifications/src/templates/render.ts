import {
  type MailFacts,
  type MailTemplate,
  mailTemplates,
  type TextFacts,
  type TextTemplate,
  textTemplates,
} from '@poolpros/contracts/mails/templates';
import { mails, texts } from '../mails/index.js';
import { type Brand, headerLine } from './content.js';
import { layout } from './layout.js';
import { plainText } from './plain.js';
import { withReplyNote } from './reply-note.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Where a reader can turn to; null if there is no such place. */
export interface Ways {
  /** The page that stops similar mails. */
  stopUrl: string | null;
  /** The email that replies go to. */
  repliesTo: string | null;
}

/** Renders a mail from the facts of its template; throws a ZodError if the facts are invalid. */
export function renderMail<T extends MailTemplate>(
  template: T,
  facts: unknown,
  brand: Brand,
  { stopUrl = null, repliesTo = null }: Partial<Ways> = {},
): RenderedMail {
  const words = mails[template].words(mailTemplates[template].facts.parse(facts) as MailFacts<T>);
  const content = repliesTo === null ? withReplyNote(words) : words;
  return {
    subject: headerLine(content.subject),
    text: plainText(content, brand, stopUrl),
    html: layout(content, brand, stopUrl),
  };
}

/**
 * Renders a text message from the facts of its template; throws a ZodError if they are invalid. Nobody at the phone asked
 * for it, so it names its sender first, says that it comes once, and how to end such texts, which the provider of texts
 * does (docs/operations.md).
 */
export function renderText<T extends TextTemplate>(template: T, facts: unknown): string {
  const words = texts[template].words(textTemplates[template].facts.parse(facts) as TextFacts<T>);
  return `PoolPros: ${words} Sent once. Reply STOP to end texts.`;
}
