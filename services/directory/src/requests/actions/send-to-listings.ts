import { newId } from '@poolpros/chassis/ids';
import { anonymous } from '@poolpros/chassis/machine/history';
import { begin } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import type { ContactReach } from '@poolpros/contracts/http/contact-requests';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import type { EntityManager } from 'typeorm';
import { dayBefore } from '../../base/domain/day-before.js';
import { tooMany } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { type InstallerRecord, isShown, visibility } from '../../listings/domain/installer.js';
import { withEffectiveStatus } from '../../listings/domain/listing-status.js';
import { withMembersAmong } from '../../members/db/member-store.js';
import { countRequests, findSameRequest } from '../db/contact-store.js';
import { type ContactRequestRecord, contactReach } from '../domain/contact-request.js';
import { contactLimits, type RequestRecord } from '../domain/request.js';
import { contactRequestLifecycle } from './contact-request-lifecycle.js';
import { deliverToTeam } from './deliver.js';

/** A listing that a request goes to, and what it got of the same sender with the same words within a day. */
export interface Recipient {
  installerId: number;
  reach: ContactReach;
  same: ContactRequestRecord | null;
}

/**
 * The recipients of a request; `requested` are the ids with the field that named each. Throws if one of them takes no
 * requests, or got too many of this sender.
 */
export async function recipientsFor(
  tx: EntityManager,
  requested: ReadonlyMap<number, string>,
  request: Pick<RequestRecord, 'email' | 'dedupeHash'>,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<Recipient[]> {
  const withMembers = await withMembersAmong(tx, [...requested.keys()]);
  const recipients: Recipient[] = [];
  for (const [installerId, path] of requested) {
    const installer = await listingThatTakesRequests(tx, installerId, path, now);
    if (isPublicSample({ sample: installer.isSample }, publicUrl)) throw noBusiness(installer.name, path);
    const reach = contactReach(installer, withMembers.has(installerId));
    const same = await findSameRequest(tx, { ...request, installerId }, dayBefore(now));
    if (!same) await checkRecipientsLimit(tx, { email: request.email, installer }, now);
    recipients.push({ installerId, reach, same });
  }
  return recipients;
}

/** A listing that takes requests; otherwise throws an error that names the field. */
async function listingThatTakesRequests(
  tx: EntityManager,
  id: number,
  path: string,
  now: Date,
): Promise<InstallerRecord> {
  const stored = await findInstaller(tx, id);
  const installer = stored && withEffectiveStatus(stored, now);
  if (installer && visibility[installer.status].contact) return installer;
  if (installer && isShown(installer)) {
    const why = installer.status === 'paused' ? 'is away for now' : 'has closed';
    throw new Refusal('conflict', `${installer.name} ${why} and takes no requests.`, [
      { path, message: 'choose a business that is taking requests now' },
    ]);
  }
  throw new Refusal('installer_not_found', 'There is no such contractor.', [
    { path, message: 'is not a contractor that is taking messages now' },
  ]);
}

/** Nobody would read a message to an invented business. */
const noBusiness = (name: string, path: string): Refusal =>
  new Refusal('conflict', `${name} is a sample, not a real business, and takes no requests.`, [
    { path, message: 'choose a real business' },
  ]);

async function checkRecipientsLimit(
  tx: EntityManager,
  { email, installer }: { email: string; installer: InstallerRecord },
  now: Date,
): Promise<void> {
  const sent = await countRequests(tx, { email, installerId: installer.id }, dayBefore(now));
  if (sent >= contactLimits.perMailAndInstaller)
    throw tooMany(
      `You have written to ${installer.name} several times today. Wait for an answer or try again tomorrow.`,
    );
}

/** Throws if this many more requests are too many of an email in a day. */
export async function checkSendersLimit(tx: EntityManager, email: string, more: number, now: Date): Promise<void> {
  const sent = await countRequests(tx, { email }, dayBefore(now));
  if (sent + more > contactLimits.perMail) throw tooMany('You have sent many requests today. Try again tomorrow.');
}

/** Stores the contact request of one recipient. An unconfirmed one waits; another is on its way. */
export async function sendTo(
  tx: EntityManager,
  request: Pick<RequestRecord, 'id' | 'confirmedAt'>,
  { installerId, reach }: Recipient,
  now: Date,
): Promise<ContactRequestRecord> {
  const subject: Omit<ContactRequestRecord, 'version' | 'status'> = {
    id: newId(),
    requestId: request.id,
    installerId,
    undeliveredReason: reach === 'none' ? 'no_contact' : null,
    createdAt: now,
    deliveredAt: null,
    seenAt: null,
    repliedAt: null,
    value: null,
  };
  const step = { actor: anonymous, at: now };
  if (request.confirmedAt === null)
    return await begin(tx, contactRequestLifecycle, subject, { ...step, action: 'hold' });
  const sent = await begin(tx, contactRequestLifecycle, subject, {
    ...step,
    action: 'send',
    event: ({ id }) => ({ definition: contactRequestCreated, data: { contactRequestId: id, installerId } }),
  });
  return reach === 'team' ? await deliverToTeam(tx, sent, now) : sent;
}
