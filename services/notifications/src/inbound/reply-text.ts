import { Script } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';

/** The parts of a mail that a reply is read from. */
export interface ReplyParts {
  text: string;
  html: string;
  /** Emails of the writer. */
  emails: readonly string[];
}

/** The words cannot be told from what they quote in a reasonable time. */
export class UnreadableError extends Error {}

const maxHtml = 500_000;
const maxText = 20_000;
const cutWithinMs = 250;

/** What a person wrote in a mail, without what it quotes; null if that is nothing. Throws UnreadableError. */
export function replyText({ text, html, emails }: ReplyParts): string | null {
  const whole = plainOf(text.trim() === '' ? textOfHtml(html) : text).slice(0, maxText);
  const words = withoutEmails(withoutQuotes(whole), emails).trim();
  return words === '' ? null : words;
}

const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxInputLength: maxHtml, maxDepth: 60, maxChildNodes: 2000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });

// Line breaks and tabs stay; other controls and bidirectional overrides can forge the look of a text.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

const plainOf = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\n{3,}/g, '\n\n');

const reading = new Script('read()');

/**
 * Removes what a mail quotes and its signature. The patterns of the parser take minutes for some texts, and anybody can
 * send one, so it has a deadline.
 */
function withoutQuotes(text: string): string {
  const kept: string[] = [];
  const read = () => {
    for (const fragment of new EmailReplyParser().read(text).getFragments())
      if (!fragment.isQuoted() && !(fragment.isSignature() && endsMail(fragment.getContent())))
        kept.push(fragment.getContent());
  };
  try {
    reading.runInNewContext({ read }, { timeout: cutWithinMs });
  } catch (cause) {
    throw new UnreadableError('the text of a mail took too long', { cause });
  }
  return kept.join('\n');
}

/**
 * Whether what the parser takes for a signature is one, or the mail below it. Other lines of dashes, or "Cheers" before more
 * words, are none: nothing that a person wrote may be lost.
 */
const endsMail = (fragment: string): boolean =>
  /^(-- \n|_{20,}\n|Sent from |Get Outlook for )/.test(fragment) || /^\s*(From|Von|De|Da|Van)\s?:.+/m.test(fragment);

/** Signatures, and headers of mails that are quoted, often have the email of the writer, which the other side never gets. */
function withoutEmails(text: string, emails: readonly string[]): string {
  return emails
    .filter((email) => email !== '')
    .map((email) => new RegExp(email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'))
    .reduce((rest, email) => rest.replace(email, '[email removed]'), text);
}
