import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import {
  accountContactsPath,
  accountContactsQuerySchema,
  accountContactsSchema,
  accountEmailsParamsSchema,
  accountEmailsPath,
  accountEmailsSchema,
  departingAccountParamsSchema,
  departingAccountPath,
  departingAccountSchema,
  endedSessionsPath,
  endedSessionsSchema,
  sessionProofQuerySchema,
  sessionProofSchema,
  sessionProofsPath,
} from '@poolpros/contracts/http/internal';
import { isOwnerThere } from '../actions/step-up.js';
import type { Context } from '../context.js';
import { findReachable } from '../db/account-store.js';
import { endedDeletionOf } from '../db/deletion-store.js';
import { emailsOf } from '../db/former-email-store.js';
import { endedSessionIds, findOpenSession } from '../db/session-store.js';
import { tokensSince } from '../domain/access-token.js';

/** Routes for other services. */
export function internalRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  app.get(
    endedSessionsPath,
    {
      // Every replica asks once a second.
      logLevel: 'warn',
      schema: {
        summary: 'List ended sessions whose access tokens may still be valid',
        response: { 200: endedSessionsSchema, ...problems(401, 403, 503) },
      },
      onRequest: requireRight('ended-sessions'),
    },
    async () => ({ sessionIds: await endedSessionIds(database.dataSource.manager, tokensSince(context.now())) }),
  );

  app.get(
    accountContactsPath,
    {
      schema: {
        summary: 'List the contact details of account owners',
        querystring: accountContactsQuerySchema,
        response: { 200: accountContactsSchema, ...problems(400, 401, 403, 503) },
      },
      onRequest: requireRight('account-contacts'),
    },
    async (request) => {
      const accounts = await findReachable(database.dataSource.manager, request.query.ids);
      return {
        contacts: accounts.map(({ id, name, email, createdAt }) => ({
          accountId: id,
          name,
          email,
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  );

  app.get(
    sessionProofsPath,
    {
      schema: {
        summary: 'Check whether the owner of a session has authenticated recently',
        querystring: sessionProofQuerySchema,
        response: { 200: sessionProofSchema, ...problems(400, 401, 403, 503) },
      },
      onRequest: requireRight('session-proofs'),
    },
    async (request) => {
      const now = context.now();
      const { manager } = database.dataSource;
      const session = await findOpenSession(manager, request.query, now);
      return { isProven: session !== null && (await isOwnerThere(manager, session, now)) };
    },
  );

  app.get(
    departingAccountPath,
    {
      schema: {
        summary: 'Get the erasure status of an account and every email address it has had',
        params: departingAccountParamsSchema,
        response: { 200: departingAccountSchema, ...problems(400, 401, 403, 410, 503) },
      },
      onRequest: requireRight('departing-accounts'),
    },
    async (request) => {
      const { manager } = database.dataSource;
      const { accountId } = request.params;
      const deletion = await endedDeletionOf(manager, accountId);
      if (!deletion) throw new Problem('gone', 'The deletion of this account is not due.');
      const emails = await emailsOf(manager, accountId);
      return { status: deletion.status, emails: emails ? [emails.email, ...emails.formerEmails] : [] };
    },
  );

  app.get(
    accountEmailsPath,
    {
      schema: {
        summary: 'Get the current and former email addresses of an account',
        params: accountEmailsParamsSchema,
        response: { 200: accountEmailsSchema, ...problems(400, 401, 403, 410, 503) },
      },
      onRequest: requireRight('account-emails'),
    },
    async (request) => {
      const emails = await emailsOf(database.dataSource.manager, request.params.accountId);
      if (!emails) throw new Problem('gone', 'There is no such account.');
      return emails;
    },
  );
}
