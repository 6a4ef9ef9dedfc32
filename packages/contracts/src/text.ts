import * as z from 'zod';

// C0 and C1 controls, line and paragraph separators, and bidirectional overrides
// can forge log lines, mail headers and the look of a name.
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** One line of plain text, trimmed, `min` to `max` characters, without control characters. */
export const lineOf = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'is required' : `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !controlInLine.test(value), 'must not contain control characters');

/** Plain text over several lines, trimmed, `min` to `max` characters, without control characters except line breaks and tabs. */
export const textOf = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'is required' : `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !controlInText.test(value), 'must not contain control characters');

/** An e-mail address, trimmed and in lower case, at most 254 characters (RFC 5321). */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email('must be an e-mail address'));

/** The largest whole number the stores hold; a larger one in a request is refused before it gets there. */
export const maxStoredInt = 2_147_483_647;

/** A page number of a list, 1 to 1000. */
export const pageNumber = z.coerce.number().int().min(1).max(1000).default(1);

/** Text that came from a link: base64url of 32 bytes. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a complete link');
