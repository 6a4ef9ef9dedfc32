import { createHash } from 'node:crypto';
import { foldSpacing } from './fold-spacing.js';

/** A contact request as stored. */
export interface ContactRequestRecord {
  id: string;
  /** The first of the requests that were sent together; null for one that was sent alone. */
  groupId: string | null;
  installerId: number;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  status: 'new' | 'seen';
  dedupeHash: string;
  createdAt: Date;
  seenAt: Date | null;
}

/** Requests in 24 hours (docs/rules.md#contact-limits). */
export const contactLimits = { perMail: 10, perMailAndInstaller: 3 } as const;
/** Days after which a request is erased, 24 months (docs/rules.md#erase-requests). */
export const requestKeptDays = 730;
/** Links a message may hold: advertising holds more (docs/rules.md#contact-links). */
export const maxLinks = 2;

/** The listings that a request is for, once each, and the field that named them. */
export function requestedListings(body: { installerId: number; alsoTo?: number[] | undefined }): Map<number, string> {
  const requested = new Map([[body.installerId, 'body.installerId']]);
  for (const [index, id] of (body.alsoTo ?? []).entries())
    if (!requested.has(id)) requested.set(id, `body.alsoTo.${index}`);
  return requested;
}

/** Links in a text, written with a scheme or beginning with `www.`. */
export const countLinks = (text: string): number => text.match(/https?:\/\/|(?<![/\w.])www\./gi)?.length ?? 0;

/** Equal for the same sender, installer and words; spacing and case do not matter. */
export function dedupeHash(request: { installerId: number; email: string; message: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([request.email, request.installerId, foldSpacing(request.message)]))
    .digest('hex');
}
