import type { Database } from '@poolpros/chassis/database';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { requestUnanswered } from '@poolpros/contracts/events/directory';
import { requestLimits } from '@poolpros/contracts/limits';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import type { Places } from '@poolpros/places/places';
import type { EntityManager } from 'typeorm';
import { lockAddress } from '../../base/db/locks.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { contactRequestsOf } from '../db/contact-store.js';
import { listingsServing } from '../db/offered-store.js';
import { takeUnanswered, updateRequest } from '../db/request-store.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import type { RequestRecord } from '../domain/request.js';
import { checkIsOpen } from './follow-access.js';
import { checkSendersLimit, recipientsFor, sendTo } from './send-to-listings.js';

const offeredMost = 3;
/**
 * Days after which others are no longer mailed. Requests with a reply are read over again, so that without an end each
 * run would read those of two years; and a request can be confirmed for days after it was sent.
 */
const mailedDays = 14;

interface OfferContext {
  places: Pick<Places, 'zip'>;
  publicUrl: string;
}

/** Others who serve the place of a request and take work: near its ZIP, or else near its first business. */
export async function othersFor(
  tx: EntityManager,
  request: Pick<RequestRecord, 'service' | 'zip'>,
  recipients: readonly Pick<ContactRequestRecord, 'installerId'>[],
  { places, publicUrl }: OfferContext,
): Promise<{ listing: InstallerRecord; miles: number }[]> {
  const zip = request.zip === null ? null : places.zip(request.zip);
  const [first] = recipients;
  const place = zip ?? (first ? await findInstaller(tx, first.installerId) : null);
  if (!place) return [];
  return await listingsServing(tx, {
    point: { lat: place.latitude, lon: place.longitude },
    service: request.service,
    except: recipients.map(({ installerId }) => installerId),
    samples: !isPublicSample({ sample: true }, publicUrl),
    most: offeredMost,
  });
}

/** Sends a request with the same words to others, each selected by the homeowner. */
export async function askOthers(
  tx: EntityManager,
  request: RequestRecord,
  installerIds: readonly number[],
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  checkIsOpen(request);
  await lockAddress(tx, request.email);
  const asked = await contactRequestsOf(tx, request.id);
  const has = (id: number) => asked.some(({ installerId }) => installerId === id);
  const requested = new Map(
    installerIds.flatMap((id, at) => (has(id) ? [] : [[id, `body.installerIds.${at}`] as const])),
  );
  if (asked.length + requested.size > requestLimits.recipients)
    throw new Refusal('conflict', `One request goes to at most ${requestLimits.recipients} businesses.`);
  const recipients = await recipientsFor(tx, requested, request, { now, publicUrl });
  await checkSendersLimit(tx, request.email, recipients.length, now);
  for (const recipient of recipients) if (!recipient.same) await sendTo(tx, request, recipient, now);
}

/** Publishes each request that nobody has answered in time, once (docs/rules.md#unanswered). */
export async function announceUnanswered(database: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  const to = new Date(now.getTime() - requestLimits.unansweredHours * hourMs);
  const from = new Date(to.getTime() - mailedDays * dayMs);
  const batch = 100;
  let taken = batch;
  while (taken === batch)
    taken = await database.transaction(async (tx) => {
      const ids = await takeUnanswered(tx, { from, to }, batch);
      for (const id of ids) {
        await updateRequest(tx, id, { unansweredAt: now });
        await addToOutbox(tx, requestUnanswered, { aggregateId: id, aggregateVersion: 1, data: { requestId: id } });
      }
      return ids.length;
    });
}
