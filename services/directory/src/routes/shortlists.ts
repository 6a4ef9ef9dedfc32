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
import { countShortlistMails, insertShortlistMail } from '../db/shortlist-mail-store.js';
import { shortlistMailsPerDay } from '../domain/shortlist-mail.js';
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
      if (!body.website) await database.transaction((tx) => store(tx, body, now));
      reply.code(202);
      return { acceptedAt: now.toISOString() };
    },
  );
}

async function store(tx: EntityManager, { email, installerIds }: Body, now: Date): Promise<void> {
  await lockAddress(tx, email);
  const installers = await visibleInstallers(tx, [...new Set(installerIds)]);
  if (installers.length === 0) throw fieldRefused('body.installerIds', 'names no contractor that is listed');
  if ((await countShortlistMails(tx, email, dayBefore(now))) >= shortlistMailsPerDay)
    throw tooMany('This address was mailed several shortlists today. Try again tomorrow.');
  const mail = { id: newId(), email, installerIds: installers.map(({ id }) => id), createdAt: now };
  await insertShortlistMail(tx, mail);
  await addToOutbox(tx, shortlistMailRequested, {
    aggregateId: mail.id,
    aggregateVersion: 1,
    data: { shortlistMailId: mail.id },
  });
}
