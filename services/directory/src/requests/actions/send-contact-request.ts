import { newId } from '@poolpros/chassis/ids';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import type { ContactReach, contactRequestBodySchema } from '@poolpros/contracts/http/contact-requests';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { lockAddress } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { fieldError, tooMany } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { type InstallerRecord, isShown, visibility } from '../../listings/domain/installer.js';
import { withEffectiveStatus } from '../../listings/domain/listing-status.js';
import { contactPhone } from '../../listings/domain/phone.js';
import { withMembersAmong } from '../../members/db/member-store.js';
import { countRequests, findSameRequest, insertContactRequest } from '../db/contact-store.js';
import {
  type ContactRequestRecord,
  contactLimits,
  contactReach,
  countLinks,
  dedupeHash,
  deliveryOf,
  maxLinks,
  requestedListings,
} from '../domain/contact-request.js';

type Message = z.output<typeof contactRequestBodySchema>;

/**
 * Stores a request to every recipient and its event, or nothing at all. An identical request within a day is not stored
 * again. Returns the requests, the one to the first recipient first.
 */
export async function sendContactRequest(
  tx: EntityManager,
  body: Message,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<[ContactRequestRecord, ...ContactRequestRecord[]]> {
  if (countLinks(body.message) > maxLinks) throw fieldError('body.message', `use at most ${maxLinks} links`);
  await lockAddress(tx, body.email);
  const stored: ContactRequestRecord[] = [];
  const fresh: ContactRequestRecord[] = [];
  const requested = requestedListings(body);
  const withMembers = await withMembersAmong(tx, [...requested.keys()]);
  for (const [installerId, path] of requested) {
    const installer = await writableInstaller(tx, installerId, path, now);
    const { name, isSample } = installer;
    if (isPublicSample({ sample: isSample }, publicUrl)) throw noBusiness(name, path);
    const reach = contactReach(installer, withMembers.has(installerId));
    const request = requestTo(installerId, reach, body, now);
    const same = await findSameRequest(tx, request, dayBefore(now));
    if (!same) await refuseOftenWritten(tx, request, name, dayBefore(now));
    if (!same) fresh.push(request);
    stored.push(same ?? request);
  }
  const sent = await countRequests(tx, { email: body.email }, dayBefore(now));
  if (fresh.length > 0 && sent + fresh.length > contactLimits.perMail)
    throw tooMany('You have sent many requests today. Try again tomorrow.');
  const [first, second] = fresh;
  const groupId = first && second ? first.id : null;
  for (const request of fresh) await insertWithEvent(tx, { ...request, groupId });
  const [answered, ...others] = stored;
  if (!answered) throw new Error('a request has no recipient');
  return [answered, ...others];
}

/** An installer that takes messages; otherwise throws an error that names the field. */
async function writableInstaller(tx: EntityManager, id: number, path: string, now: Date): Promise<InstallerRecord> {
  const stored = await findInstaller(tx, id);
  const installer = stored && withEffectiveStatus(stored, now);
  if (installer && visibility[installer.status].contact) return installer;
  if (installer && isShown(installer)) {
    const why = installer.status === 'paused' ? 'is away for now' : 'has closed';
    throw new Refusal('conflict', `${installer.name} ${why} and takes no requests.`, [
      { path, message: 'choose a business that takes requests now' },
    ]);
  }
  throw new Refusal('installer_not_found', 'There is no such contractor.', [
    { path, message: 'is no contractor that takes messages now' },
  ]);
}

/** Nobody would read a message to an invented business. */
const noBusiness = (name: string, path: string): Refusal =>
  new Refusal('conflict', `${name} is a sample, not a real business, and takes no requests.`, [
    { path, message: 'choose a real business' },
  ]);

function requestTo(
  installerId: number,
  reach: ContactReach,
  { name, email, phone, message }: Message,
  now: Date,
): ContactRequestRecord {
  return {
    id: newId(),
    groupId: null,
    installerId,
    name,
    email,
    phone: contactPhone(phone),
    message,
    status: 'new',
    ...deliveryOf[reach],
    dedupeHash: dedupeHash({ installerId, email, message }),
    createdAt: now,
    seenAt: null,
  };
}

async function refuseOftenWritten(
  tx: EntityManager,
  { email, installerId }: ContactRequestRecord,
  name: string,
  after: Date,
): Promise<void> {
  if ((await countRequests(tx, { email, installerId }, after)) < contactLimits.perMailAndInstaller) return;
  throw tooMany(`You have written to ${name} several times today. Wait for the answer or try again tomorrow.`);
}

async function insertWithEvent(tx: EntityManager, request: ContactRequestRecord): Promise<void> {
  const { id, installerId, groupId } = request;
  await insertContactRequest(tx, request);
  await addToOutbox(tx, contactRequestCreated, {
    aggregateId: id,
    aggregateVersion: 1,
    data: { contactRequestId: id, installerId, ...(groupId && { groupId }) },
  });
}
