import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { type MailData, type MailFacts, mailDataSchema } from '@poolpros/contracts/http/internal';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import * as z from 'zod';
import { passwordLinkToken } from '../actions/password-links.js';
import type { Context } from '../context.js';
import { findEnabledAccount } from '../db/account-store.js';
import type { AccountRow } from '../db/entities.js';
import { findPasswordLink } from '../db/password-link-store.js';
import { type LinkPurpose, linkState, resetValidMinutes, setupValidDays } from '../domain/password-link.js';

const paramsSchema = z.object({ id: z.uuid() });

const factsOf = {
  setup: ({ name }: AccountRow, url: string): MailFacts<'account-setup'> => ({
    name,
    setupUrl: url,
    validDays: setupValidDays,
  }),
  reset: ({ name, audience }: AccountRow, url: string): MailFacts<'password-reset'> => ({
    name,
    audience,
    resetUrl: url,
    validMinutes: resetValidMinutes,
  }),
};

/** Calls of the notifications service: recipient and one-time link of a mail, at the moment of sending. */
export function mailRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;

  async function mailOf(purpose: LinkPurpose, id: string): Promise<MailData> {
    const { manager } = database.dataSource;
    const link = await findPasswordLink(manager, { id, purpose });
    const account = link && (await findEnabledAccount(manager, link.accountId));
    if (!link || !account || linkState(link, new Date()) !== 'open')
      throw new Problem('gone', 'The link of this mail is no longer open.');
    const url = `${config.PUBLIC_URL}${pathTo(pagePaths.resetPassword, { token: passwordLinkToken(config.LINK_SECRET, link) })}`;
    return {
      to: [{ name: account.name, address: account.email }],
      replyTo: null,
      facts: factsOf[purpose](account, url),
    };
  }

  for (const [template, purpose] of [
    ['account-setup', 'setup'],
    ['password-reset', 'reset'],
  ] as const)
    app.get(
      `/internal/mail/${template}/:id`,
      {
        schema: {
          summary: `Facts of the mail ${template}`,
          params: paramsSchema,
          response: { 200: mailDataSchema, ...problems(400, 401, 403, 410, 503) },
        },
        onRequest: requireRight('mail-facts'),
      },
      (request) => mailOf(purpose, request.params.id),
    );
}
