import { createHash } from 'node:crypto';
import type { ContactReach, UndeliveredReason, UndeliveredRequests } from '@poolpros/contracts/http/contact-requests';
import type { MailOutcome } from '@poolpros/contracts/http/mail-facts';
import { foldSpacing } from '../../base/domain/fold-spacing.js';

/** Whether a request reached a business; pending until the outcome of the mail is known. */
export type Delivery = 'pending' | 'delivered' | 'undelivered';
type DeliveryFields = Pick<ContactRequestRecord, 'delivery' | 'undeliveredReason'>;

/** A stored contact request. */
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
  delivery: Delivery;
  /** Set while the request is undelivered. */
  undeliveredReason: UndeliveredReason | null;
  dedupeHash: string;
  createdAt: Date;
  seenAt: Date | null;
}

/** Maximum number of requests in 24 hours (docs/rules.md#contact-limits). */
export const contactLimits = { perMail: 10, perMailAndInstaller: 3 } as const;
/** Days after which a request is erased, 24 months (docs/rules.md#erase-requests). */
export const requestKeptDays = 730;
/** Maximum number of links in a message; ads have more (docs/rules.md#contact-links). */
export const maxLinks = 2;

/** The listings of a request, without duplicates, and the field that named them. */
export function requestedListings(body: { installerId: number; alsoTo?: number[] | undefined }): Map<number, string> {
  const requested = new Map([[body.installerId, 'body.installerId']]);
  for (const [index, id] of (body.alsoTo ?? []).entries())
    if (!requested.has(id)) requested.set(id, `body.alsoTo.${index}`);
  return requested;
}

/** How a request reaches a listing: by its members, or without members by its known email. */
export function contactReach({ contactEmail }: { contactEmail: string | null }, hasMembers: boolean): ContactReach {
  if (hasMembers) return 'team';
  return contactEmail === null ? 'none' : 'email';
}

const undelivered = (undeliveredReason: UndeliveredReason): DeliveryFields => ({
  delivery: 'undelivered',
  undeliveredReason,
});
const deliveredAs = (delivery: 'pending' | 'delivered'): DeliveryFields => ({ delivery, undeliveredReason: null });

/** The delivery state of a new request: members have it in their dashboard at once. */
export const deliveryOf: Readonly<Record<ContactReach, DeliveryFields>> = {
  team: deliveredAs('delivered'),
  email: deliveredAs('pending'),
  none: undelivered('no_contact'),
};

/**
 * The delivery state of a request after the outcome of its mail: one that reached a person stays delivered, and a mail
 * that is finally sent delivers it (docs/rules.md#undelivered-requests).
 */
export function deliveryAfter(
  { delivery }: Pick<ContactRequestRecord, 'delivery'>,
  outcome: MailOutcome,
): DeliveryFields {
  return delivery === 'delivered' || outcome === 'delivered' ? deliveredAs('delivered') : undelivered(outcome);
}

/** The numbers for the staff, from the counts by reason. */
export function undeliveredFigures(
  counts: readonly { reason: UndeliveredReason; total: number; oldest: Date }[],
): UndeliveredRequests {
  const times = counts.map(({ oldest }) => oldest.getTime());
  const totalOf = (wanted: UndeliveredReason) => counts.find(({ reason }) => reason === wanted)?.total ?? 0;
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    oldest: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
    reasons: { no_contact: totalOf('no_contact'), stopped: totalOf('stopped'), rejected: totalOf('rejected') },
  };
}

/** Links in a text, with a scheme or starting with `www.`. */
export const countLinks = (text: string): number => text.match(/https?:\/\/|(?<![/\w.])www\./gi)?.length ?? 0;

/** Equal for the same sender, installer and words; spacing and case do not matter. */
export function dedupeHash(request: { installerId: number; email: string; message: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([request.email, request.installerId, foldSpacing(request.message)]))
    .digest('hex');
}
