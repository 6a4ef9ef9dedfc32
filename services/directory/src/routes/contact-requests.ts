import { problems, type ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Problem } from '@poolpros/chassis/problem';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import { contactRequestBodySchema, contactRequestCreatedSchema } from '@poolpros/contracts/http/contact-requests';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { Context } from '../context.js';
import { countRequests, findSameRequest, insertContactRequest } from '../db/contact-store.js';
import { findInstaller } from '../db/installer-store.js';
import { lockAddress } from '../db/locks.js';
import {
  type ContactRequestRecord,
  contactLimits,
  countLinks,
  dedupeHash,
  maxLinks,
  recipientsOf,
} from '../domain/contact-request.js';
import { type InstallerRecord, visibility } from '../domain/installer.js';
import { contactPhone } from '../domain/phone.js';
import { dayBefore } from '../domain/submission.js';
import { fieldRefused, tooMany } from './refusals.js';

type Body = z.output<typeof contactRequestBodySchema>;

export function contactRequestRoutes(app: ZodApp, { database }: Context): void {
  app.post(
    '/contact-requests',
    {
      schema: {
        tags: ['contact requests'],
        summary: 'Write to an installer, or to up to four at once',
        body: contactRequestBodySchema,
        response: { 201: contactRequestCreatedSchema, ...problems(400, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = new Date();
      reply.code(201);
      if (body.website) return { id: newId(), createdAt: now.toISOString() };
      if (countLinks(body.message) > maxLinks)
        throw fieldRefused('body.message', `must hold at most ${maxLinks} links`);
      const stored = await database.transaction((tx) => storeOnce(tx, body, now));
      return { id: stored.id, createdAt: stored.createdAt.toISOString() };
    },
  );
}

/**
 * Stores the request to every recipient and its event, or nothing at all. The same request within a day is the one stored
 * before. Answers the request to the first recipient.
 */
async function storeOnce(tx: EntityManager, body: Body, now: Date): Promise<ContactRequestRecord> {
  await lockAddress(tx, body.email);
  const stored: ContactRequestRecord[] = [];
  const fresh: ContactRequestRecord[] = [];
  for (const [installerId, path] of recipientsOf(body)) {
    const { name } = await writableInstaller(tx, installerId, path);
    const request = requestTo(installerId, body, now);
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
  const [answered] = stored;
  if (!answered) throw new Error('a request has no recipient');
  return answered;
}

/** An installer that takes messages; the refusal of another one names the field. */
async function writableInstaller(tx: EntityManager, id: number, path: string): Promise<InstallerRecord> {
  const installer = await findInstaller(tx, id);
  if (installer && visibility[installer.status].contact) return installer;
  throw new Problem('installer_not_found', 'There is no such contractor.', [
    { path, message: 'is no contractor that takes messages now' },
  ]);
}

function requestTo(installerId: number, { name, email, phone, message }: Body, now: Date): ContactRequestRecord {
  return {
    id: newId(),
    groupId: null,
    installerId,
    name,
    email,
    phone: contactPhone(phone),
    message,
    status: 'new',
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
