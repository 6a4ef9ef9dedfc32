import { onEventPrepared } from '@poolpros/chassis/consumer';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { accountLinked } from '@poolpros/contracts/events/accounts';
import { submissionConfirmed } from '@poolpros/contracts/events/directory';
import { applicantSchema } from '@poolpros/contracts/http/internal';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { touchOrCreateAccount } from '../db/account-store.js';
import type { AccountRow } from '../db/entities.js';
import { insertInvitation } from '../db/password-link-store.js';
import { makePasswordLink } from '../password-links.js';

/** A confirmed submission gets its contractor an account, and an invitation while the account has no password. */
export function submissionConfirmedHandler({ directory, config }: Pick<Context, 'directory' | 'config'>) {
  return onEventPrepared(
    submissionConfirmed,
    ({ data }) => directory.get(`/internal/submissions/${data.submissionId}/applicant`, applicantSchema),
    async (event, { tx, log, prepared: applicant }) => {
      const { submissionId } = event.data;
      if (!applicant) {
        log.warn({ submissionId }, 'submission was removed before its account was made');
        return;
      }
      const now = new Date();
      const account = await touchOrCreateAccount(
        tx,
        { audience: 'contractor', ...applicant, email: applicant.email.toLowerCase() },
        now,
      );
      const setupId = await invite(tx, config.LINK_SECRET, account, submissionId, now);
      await addToOutbox(tx, accountLinked, {
        aggregateId: account.id,
        aggregateVersion: account.version,
        data: { accountId: account.id, submissionId, setupId },
      });
      log.info({ accountId: account.id, submissionId, invited: setupId !== null }, 'account linked');
    },
  );
}

/** The id of a new invitation; null for an account that has a password or was invited for this submission before. */
async function invite(
  tx: EntityManager,
  secret: string,
  account: AccountRow,
  submissionId: string,
  now: Date,
): Promise<string | null> {
  if (account.passwordHash !== null) return null;
  const link = makePasswordLink(secret, account.id, 'setup', now);
  return (await insertInvitation(tx, { ...link, submissionId })) ? link.id : null;
}
