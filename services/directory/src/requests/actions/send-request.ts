import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { requestHeld, requestSent } from '@poolpros/contracts/events/directory';
import type { contactRequestBodySchema } from '@poolpros/contracts/http/contact-requests';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { lockAddress } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { fieldError } from '../../base/refusals.js';
import { contactPhone } from '../../listings/domain/phone.js';
import { countSimilar, insertRequest } from '../db/request-store.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import {
  countLinks,
  dedupeHash,
  followDeadline,
  maxLinks,
  type RequestRecord,
  requestedListings,
} from '../domain/request.js';
import { riskOfRequest } from '../domain/request-risk.js';
import { requestToken } from '../links/request-link.js';
import { attachPhotos } from './request-photos.js';
import { checkSendersLimit, recipientsFor, sendTo } from './send-to-listings.js';

type Message = z.output<typeof contactRequestBodySchema>;

export interface SendingContext {
  now: Date;
  publicUrl: string;
  linkSecret: string;
  /** A keyed hash of the sender's network. */
  networkHash: string | null;
}

/** What became of a request: of each recipient in order, and whether the homeowner must confirm it first. */
export interface SentRequest {
  contactRequests: [ContactRequestRecord, ...ContactRequestRecord[]];
  mustConfirm: boolean;
}

/**
 * Stores a request with a contact request for every recipient, or nothing at all. One with the same words to the same
 * business within a day is not stored again. A risky one waits until the homeowner confirms it
 * (docs/rules.md#request-risk).
 */
export async function sendRequest(tx: EntityManager, body: Message, context: SendingContext): Promise<SentRequest> {
  const { now } = context;
  const links = countLinks(body.message);
  if (links > maxLinks) throw fieldError('body.message', `use at most ${maxLinks} links`);
  await lockAddress(tx, body.email);
  const request = requestOf(body, context);
  const recipients = await recipientsFor(tx, requestedListings(body), request, { now, publicUrl: context.publicUrl });
  const fresh = recipients.filter(({ same }) => !same);
  const { risks, mustConfirm } = riskOfRequest({
    email: body.email,
    message: body.message,
    links,
    recipients: recipients.length,
    isTimed: body.filledInMs !== undefined,
    ...(await countSimilar(tx, request, dayBefore(now))),
  });
  const stored = { ...request, riskReasons: risks, confirmedAt: mustConfirm ? null : now };
  if (fresh.length > 0) {
    await checkSendersLimit(tx, body.email, fresh.length, now);
    await insertRequest(tx, stored);
    if (body.photosToken !== undefined) await attachPhotos(tx, hashToken(body.photosToken), stored.id);
  }
  const contactRequests: ContactRequestRecord[] = [];
  for (const recipient of recipients)
    contactRequests.push(recipient.same ?? (await sendTo(tx, stored, recipient, now)));
  if (fresh.length > 0)
    await addToOutbox(tx, mustConfirm ? requestHeld : requestSent, {
      aggregateId: stored.id,
      aggregateVersion: 1,
      data: { requestId: stored.id },
    });
  const [first, ...others] = contactRequests;
  if (!first) throw new Error('a request has no recipient');
  return { contactRequests: [first, ...others], mustConfirm: contactRequests.some(isHeld) };
}

const isHeld = ({ status }: ContactRequestRecord): boolean => status === 'unconfirmed';

function requestOf(body: Message, { now, linkSecret, networkHash }: SendingContext): RequestRecord {
  const { name, email, phone, message } = body;
  const id = newId();
  const nonce = randomBytes(16).toString('base64url');
  return {
    id,
    nonce,
    tokenHash: hashToken(requestToken(linkSecret, { id, nonce })),
    name,
    email,
    phone: contactPhone(phone),
    message,
    dedupeHash: dedupeHash({ email, message }),
    service: body.service ?? null,
    zip: body.zip ?? null,
    timing: body.timing ?? null,
    budget: body.budget ?? null,
    contactBy: body.contactBy ?? null,
    facts: body.facts ?? {},
    consentVersion: body.consentVersion ?? null,
    sourcePage: body.sourcePage ?? null,
    networkHash,
    riskReasons: [],
    outcome: null,
    hiredId: null,
    value: null,
    confirmedAt: null,
    withdrawnAt: null,
    unansweredAt: null,
    followUntil: followDeadline(now),
    createdAt: now,
  };
}
