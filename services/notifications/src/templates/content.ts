/** The content of a mail, for both its HTML and its plain-text part. All text is plain: the layouts escape it. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show after the subject. */
  preview: string;
  heading: string;
  intro: string[];
  /** A quotation from a person. */
  quote?: { lead?: string; text: string };
  facts?: [label: string, value: string][];
  /** A list of pages, each with a description. */
  links?: { title: string; url: string; text: string }[];
  /** Absent where the reader has nothing to do. */
  button?: {
    label: string;
    url: string;
    /** `act` asks for a step, `own` opens a page of the reader or of account security. */
    kind: 'act' | 'own';
    /** Also write out the URL, for links that a person is waiting for. */
    spellOut?: boolean;
  };
  /** A second page, after the button. */
  secondLink?: { label: string; url: string };
  notes: string[];
  /** Small print: why the reader gets this. */
  reason: string;
}

/** The reason for a decision, with a note by a person. */
export const reasonGiven = (reason: string, note: string | null): MailContent['quote'] =>
  note ? { lead: reason, text: note } : { text: reason };

/** The facts about the site in every mail. */
export interface Brand {
  siteUrl: string;
  postalAddress: string;
}

const maxSubjectLength = 150;

/**
 * A header line from text that people wrote: no line breaks or control characters, at most 150 characters, and no
 * encoded word (RFC 2047), which could hide any content until mail programs decode it.
 */
export function headerLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  return line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1).trimEnd()}…` : line;
}

const namePart = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u;
const initial = /^\p{Lu}[\p{L}\p{M}]{0,2}\.$/u;

/**
 * The greeting of a mail to an unconfirmed email: the first name, if the name looks like a person's. Anything else may
 * be a stranger's message to the owner of the email.
 */
export function greeting(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = ''] = parts;
  const isName = parts.length <= 4 && parts.every((part) => namePart.test(part) || initial.test(part));
  return isName && namePart.test(first) && first.length <= 20 ? `Hi ${first},` : 'Hello,';
}

/** The beginning of a longer text, for a preview line. */
export function opening(text: string): string {
  const line = headerLine(text);
  return line.length > 90 ? `${line.slice(0, 89).trimEnd()}…` : line;
}
