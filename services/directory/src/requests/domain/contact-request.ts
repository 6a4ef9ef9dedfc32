import { createHash } from 'node:crypto';
import type { ContactReach, UndeliveredReason, UndeliveredRequests } from '@poolpros/contracts/http/contact-requests';
import type { MailOutcome } from '@poolpros/contracts/http/mail-facts';
import { foldSpacing } from '../../base/domain/fold-spacing.js';

/** Whether a request reached a business; pending until it is known what became of the mail. */
export type Delivery = 'pending' | 'delivered' | 'undelivered';
type DeliveryFields = Pick<ContactRequestRecord, 'delivery' | 'undeliveredReason'>;

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
  delivery: Delivery;
  /** Set while the request is undelivered. */
  undeliveredReason: UndeliveredReason | null;
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

/** How a request reaches a listing: its members, and without members by the email that is known of it. */
export function contactReach({ contactEmail }: { contactEmail: string | null }, hasMembers: boolean): ContactReach {
  if (hasMembers) return 'team';
  return contactEmail === null ? 'none' : 'email';
}

const undelivered = (undeliveredReason: UndeliveredReason): DeliveryFields => ({
  delivery: 'undelivered',
  undeliveredReason,
});
const deliveredAs = (delivery: 'pending' | 'delivered'): DeliveryFields => ({ delivery, undeliveredReason: null });

/** What is known of a request as it is sent: members have it in their dashboard at once. */
export const deliveryOf: Readonly<Record<ContactReach, DeliveryFields>> = {
  team: deliveredAs('delivered'),
  email: deliveredAs('pending'),
  none: undelivered('no_contact'),
};

/**
 * What is known of a request once it is known what became of its mail: one that reached somebody stays delivered, and a mail
 * that is sent at last delivers it (docs/rules.md#undelivered-requests).
 */
export function deliveryAfter(
  { delivery }: Pick<ContactRequestRecord, 'delivery'>,
  outcome: MailOutcome,
): DeliveryFields {
  return delivery === 'delivered' || outcome === 'delivered' ? deliveredAs('delivered') : undelivered(outcome);
}

/** The figures of the staff, from the counts of each reason. */
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

/** Links in a text, written with a scheme or beginning with `www.`. */
export const countLinks = (text: string): number => text.match(/https?:\/\/|(?<![/\w.])www\./gi)?.length ?? 0;

/** Equal for the same sender, installer and words; spacing and case do not matter. */
export function dedupeHash(request: { installerId: number; email: string; message: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([request.email, request.installerId, foldSpacing(request.message)]))
    .digest('hex');
}
