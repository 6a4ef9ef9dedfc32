import { problems, type ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { shortlistMailRequested } from '@poolpros/contracts/events/directory';
import { shortlistMailAcceptedSchema, shortlistMailBodySchema } from '@poolpros/contracts/http/shortlists';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { Context } from '../context.js';
import { visibleInstallers } from '../db/installer-store.js';
import { lockAddress } from '../db/locks.js';
import { insertShortlistMail, shortlistMailsOf } from '../db/shortlist-mail-store.js';
import { isSameShortlist, type ShortlistMailRecord, shortlistMailsPerDay } from '../domain/shortlist-mail.js';
import { dayBefore } from '../domain/submission.js';
import { fieldRefused, tooMany } from './refusals.js';

type Body = z.output<typeof shortlistMailBodySchema>;

export function shortlistRoutes(app: ZodApp, { database }: Context): void {
  app.post(
    '/shortlists/mail',
    {
      schema: {
        tags: ['shortlists'],
        summary: 'Mail a shortlist to the person who made it',
        body: shortlistMailBodySchema,
        response: { 202: shortlistMailAcceptedSchema, ...problems(400, 429, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = new Date();
      reply.code(202);
      if (body.website) return { acceptedAt: now.toISOString() };
      const { createdAt } = await database.transaction((tx) => storeOnce(tx, body, now));
      return { acceptedAt: createdAt.toISOString() };
    },
  );
}

/** Stores what to mail and its event. The same list within a day is the one stored before (ADR 17). */
async function storeOnce(tx: EntityManager, { email, installerIds }: Body, now: Date): Promise<ShortlistMailRecord> {
  await lockAddress(tx, email);
  const installers = await visibleInstallers(tx, [...new Set(installerIds)]);
  if (installers.length === 0) throw fieldRefused('body.installerIds', 'names no contractor that is listed');
  const mail = { id: newId(), email, installerIds: installers.map(({ id }) => id), createdAt: now };
  const earlier = await shortlistMailsOf(tx, email, dayBefore(now));
  const same = earlier.find((each) => isSameShortlist(mail, each));
  if (same) return same;
  if (earlier.length >= shortlistMailsPerDay)
    throw tooMany('This address was mailed several shortlists today. Try again tomorrow.');
  await insertShortlistMail(tx, mail);
  await addToOutbox(tx, shortlistMailRequested, {
    aggregateId: mail.id,
    aggregateVersion: 1,
    data: { shortlistMailId: mail.id },
  });
  return mail;
}
