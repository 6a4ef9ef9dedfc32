import { problems, type ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { addToOutbox } from '@poolpros/chassis/outbox';
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
} from '../domain/contact-request.js';
import { visibility } from '../domain/installer.js';
import { contactPhone } from '../domain/phone.js';
import { dayBefore } from '../domain/submission.js';
import { fieldRefused, installerNotFound, tooMany } from './refusals.js';

type Body = z.output<typeof contactRequestBodySchema>;

export function contactRequestRoutes(app: ZodApp, { database }: Context): void {
  app.post(
    '/contact-requests',
    {
      schema: {
        tags: ['contact requests'],
        summary: 'Write to an installer',
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

/** Stores a request and its event; the same request within a day is the one stored before. */
async function storeOnce(tx: EntityManager, body: Body, now: Date): Promise<ContactRequestRecord> {
  const { installerId, name, email, phone, message } = body;
  await lockAddress(tx, email);
  const installer = await findInstaller(tx, installerId);
  if (!installer || !visibility[installer.status].contact) throw installerNotFound();
  const request: ContactRequestRecord = {
    id: newId(),
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
  const same = await findSameRequest(tx, request, dayBefore(now));
  if (same) return same;
  const { sent, sentToInstaller } = await countRequests(tx, request, dayBefore(now));
  if (sentToInstaller >= contactLimits.perMailAndInstaller)
    throw tooMany(
      'You have written to this contractor several times today. Wait for the answer or try again tomorrow.',
    );
  if (sent >= contactLimits.perMail) throw tooMany('You have sent many requests today. Try again tomorrow.');
  await insertContactRequest(tx, request);
  await addToOutbox(tx, contactRequestCreated, {
    aggregateId: request.id,
    aggregateVersion: 1,
    data: { contactRequestId: request.id, installerId },
  });
  return request;
}
