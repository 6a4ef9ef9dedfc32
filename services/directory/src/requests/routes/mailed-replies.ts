import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import {
  accountContactsLimit,
  mailedReplyOutcomeSchema,
  mailedReplySchema,
  requestRepliesPath,
} from '@poolpros/contracts/http/internal';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { membersOf } from '../../members/db/member-store.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { receiveMailedReply, type Writers } from '../actions/receive-mailed-reply.js';

/** Replies that came by mail, from notifications, which receives them. */
export function mailedReplyRoutes(app: ZodApp, { accounts, database, config, now }: Context): void {
  const { manager } = database.dataSource;

  const writersFor: Writers = async (installerId) => {
    const members = await membersOf(manager, installerId);
    const answering = members.filter(({ role }) => rolesThatMay('answer_requests').includes(role));
    const ids = answering.map(({ accountId }) => accountId).slice(0, accountContactsLimit);
    if (members.length > 0) return await contactsOf(accounts, ids);
    const contactEmail = (await findInstaller(manager, installerId))?.contactEmail;
    return contactEmail ? [{ accountId: null, email: contactEmail }] : [];
  };

  app.post(
    requestRepliesPath,
    {
      onRequest: requireRight('request-replies'),
      schema: {
        tags: ['internal'],
        summary: 'A mail that came to the reply address of a thread',
        body: mailedReplySchema,
        response: { 200: mailedReplyOutcomeSchema, ...problems(400, 401, 403, 503) },
      },
    },
    async ({ body }) => {
      const context = { linkSecret: config.LINK_SECRET, writersFor, now: now() };
      return { outcome: await database.transaction((tx) => receiveMailedReply(tx, body, context)) };
    },
  );
}
