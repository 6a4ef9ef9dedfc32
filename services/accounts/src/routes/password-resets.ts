import { setTimeout as delay } from 'node:timers/promises';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { hashToken } from '@poolpros/chassis/links';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Problem } from '@poolpros/chassis/problem';
import { passwordResetRequested } from '@poolpros/contracts/events/accounts';
import {
  type Audience,
  audienceParamsSchema,
  passwordResetBodySchema,
  passwordResetPreviewSchema,
  passwordResetRequestBodySchema,
} from '@poolpros/contracts/http/accounts';
import { linkBodySchema } from '@poolpros/contracts/http/submissions';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { Context } from '../context.js';
import { bumpAccount, findAccount, findEnabledAccount, storePassword } from '../db/account-store.js';
import { forgetFailures } from '../db/login-failure-store.js';
import {
  closeLinksOf,
  countOpenLinks,
  findPasswordLink,
  insertPasswordLink,
  useLink,
} from '../db/password-link-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { knownDevice, rememberDevice } from '../device-cookie.js';
import { linkState, maskEmail, maxOpenResetLinks } from '../domain/password-link.js';
import { passwordWeakness } from '../domain/password-rules.js';
import { loginSubject } from '../login-attempt.js';
import { makePasswordLink } from '../password-links.js';
import { commonPasswords } from '../passwords.js';

/** Longer than the work for a known address takes, so that the answer for an unknown one takes as long. */
const requestAnswerMs = 150;

const linkUsed = () => new Problem('link_used', 'This link has already been used.');

export const passwordResetRoutes = (context: Context) => async (app: ZodApp) => {
  const { config, database, passwords } = context;

  /** The open link of a token with its account; throws Problem 404 or 410. */
  async function openLink(tx: EntityManager, token: string, now: Date) {
    const link = await findPasswordLink(tx, { tokenHash: hashToken(token) });
    const account = link && (await findEnabledAccount(tx, link.accountId));
    if (!link || !account) throw new Problem('link_invalid', 'This link is not valid.');
    const state = linkState(link, now);
    if (state === 'used') throw linkUsed();
    if (state === 'expired') throw new Problem('link_expired', 'This link has expired.');
    return { link, account };
  }

  async function requestReset(tx: EntityManager, audience: Audience, email: string, now: Date): Promise<void> {
    const account = await findAccount(tx, audience, email);
    if (!account || account.disabledAt) return;
    const version = await bumpAccount(tx, account.id);
    if ((await countOpenLinks(tx, account.id, 'reset', now)) >= maxOpenResetLinks) return;
    const link = makePasswordLink(config.LINK_SECRET, account.id, 'reset', now);
    await insertPasswordLink(tx, link);
    await addToOutbox(tx, passwordResetRequested, {
      aggregateId: account.id,
      aggregateVersion: version,
      data: { accountId: account.id, resetId: link.id },
    });
    context.log.info({ accountId: account.id, resetId: link.id }, 'password reset requested');
  }

  app.post(
    '/accounts/:audience/password-reset-requests',
    {
      schema: {
        summary: 'Ask for a mail with a link to set a new password',
        params: audienceParamsSchema,
        body: passwordResetRequestBodySchema,
        response: { 202: z.object({}), ...problems(400, 403, 415, 503) },
      },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const work = database.transaction((tx) => requestReset(tx, audience, request.body.email, new Date()));
      await Promise.all([work, delay(requestAnswerMs)]);
      return reply.code(202).send({});
    },
  );

  app.post(
    '/accounts/password-resets/preview',
    {
      schema: {
        summary: 'Whose password a link sets',
        body: linkBodySchema,
        response: { 200: passwordResetPreviewSchema, ...problems(400, 403, 404, 410, 415, 503) },
      },
    },
    async (request) => {
      const { link, account } = await openLink(database.dataSource.manager, request.body.token, new Date());
      return {
        purpose: link.purpose,
        audience: account.audience,
        email: maskEmail(account.email),
        expiresAt: link.expiresAt.toISOString(),
      };
    },
  );

  app.post(
    '/accounts/password-resets',
    {
      schema: {
        summary: 'Set the password of a link and end all sessions',
        body: passwordResetBodySchema,
        response: { 204: z.undefined(), ...problems(400, 403, 404, 410, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const now = new Date();
      const { link, account } = await openLink(database.dataSource.manager, token, now);
      const weakness = passwordWeakness(password, account, commonPasswords);
      if (weakness)
        throw new Problem('password_too_weak', `The password ${weakness}.`, [
          { path: 'body.password', message: weakness },
        ]);
      const passwordHash = await passwords.hash(password);
      const subject = loginSubject(config.LINK_SECRET, account.audience, account.email);
      await database.transaction(async (tx) => {
        await storePassword(tx, account.id, passwordHash);
        if (!(await useLink(tx, link.id, now))) throw linkUsed();
        await closeLinksOf(tx, account.id, now);
        await revokeSessionsOf(tx, account.id, now);
        await forgetFailures(tx, subject);
      });
      // Whoever has the mail may log in here now, however many others are guessing at the account.
      rememberDevice(reply, config, subject, knownDevice(request, config, subject));
      request.log.info({ accountId: account.id, purpose: link.purpose }, 'password set');
      return reply.code(204).send();
    },
  );
};
