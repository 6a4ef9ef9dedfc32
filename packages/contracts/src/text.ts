import * as z from 'zod';
import { honeypotName } from './honeypot.js';
import { highestPage, type Length, textLengths } from './limits.js';
import { readZip } from './zip.js';
import { zipMistake } from './zip-advice.js';

// C0 and C1 controls, line and paragraph separators, and bidirectional overrides
// can forge log lines, mail headers and the look of a name.
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** One line of plain text, trimmed, up to this length, without control characters. */
export const lineOf = ({ min, max }: Length) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'is required' : `use at least ${min} characters`)
    .max(max, `use at most ${max} characters`)
    .refine((value) => !controlInLine.test(value), 'leave out control characters');

/** The name of a place in a path. */
export const placeSlug = z
  .string()
  .max(textLengths.citySlug.max)
  .regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens');

/** Plain text of several lines, trimmed, up to this length, without control characters except line breaks and tabs. */
export const textOf = ({ min, max }: Length) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'is required' : `use at least ${min} characters`)
    .max(max, `use at most ${max} characters`)
    .refine((value) => !controlInText.test(value), 'leave out control characters');

/** An email address, trimmed and in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(textLengths.email.max, `use at most ${textLengths.email.max} characters`)
  .pipe(z.email('enter an email address such as name@example.com'));

// White space, controls, and characters that are invisible or change the reading direction, such as zero-width ones.
const unseen = /[\s\p{Cc}\p{Cf}]/u;

/** What to fix in a text that is not the URL of a public page; null if it is one. */
function urlWeakness(typed: string): string | null {
  if (unseen.test(typed)) return 'leave out spaces and invisible characters';
  if (!URL.canParse(typed)) return 'enter a web address such as https://example.com';
  const { protocol, hostname, username, password } = new URL(typed);
  if (protocol !== 'https:' && protocol !== 'http:') return 'enter a web address such as https://example.com';
  if (username !== '' || password !== '') return 'leave out the username and the password';
  // IP addresses and names of private networks have no public pages.
  if (!/\.[a-z][a-z0-9-]*$/.test(hostname)) return 'enter the address of a public site';
  return null;
}

/**
 * The URL of a public page as people type it: http or https, without credentials or invisible characters. Returned as
 * browsers write it: host in lower case and ASCII, other characters percent-encoded.
 */
export const webAddress = z
  .string()
  .trim()
  .transform((typed, context) => {
    const weakness = urlWeakness(typed);
    if (weakness !== null) {
      context.addIssue(weakness);
      return z.NEVER;
    }
    return new URL(typed).href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
  })
  .pipe(z.string().max(textLengths.website.max, `use at most ${textLengths.website.max} characters`));

/** A ZIP, or a ZIP+4 without its last four digits, in a covered area (docs/rules.md#zip). */
export const zipCode = z
  .string()
  .overwrite((typed) => readZip(typed) ?? typed)
  .superRefine((zip, context) => {
    const message = zipMistake(zip);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The field that people never see, by its name (docs/rules.md#honeypot). */
export const honeypotShape = {
  [honeypotName]: z
    .string()
    .max(0, 'empty this field if you are a person')
    .optional()
    .describe('honeypot, must stay empty'),
};

/** The largest whole number the stores hold; a larger one in a request is rejected by validation. */
export const maxStoredInt = 2_147_483_647;

/** A list in one query value: `a,b,c`. An unknown entry is an error that names the field. */
export const commaList = <T extends string>(allowed: readonly T[]) =>
  z
    .string()
    .max(1000)
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(allowed as readonly [T, ...T[]])));

/** Ids of installers in one query value, without duplicates, in the order they were added. */
export const idList = (most: number) =>
  z
    .string()
    .max(400)
    .regex(/^\d+(,\d+)*$/, 'must be ids joined by commas')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(z.int().positive().max(maxStoredInt)).max(most, `must name at most ${most} installers`));

/** The page number of a list. */
export const pageNumber = z.coerce.number().int().min(1).max(highestPage).default(1);

/** The token of a link: base64url of 32 bytes. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a complete link');

/** The token of the link to a thread for a business, which names it, whom it is for and when it expires. */
export const threadToken = z.string().regex(/^[A-Za-z0-9_-]{70}$/, 'is not a complete link');
