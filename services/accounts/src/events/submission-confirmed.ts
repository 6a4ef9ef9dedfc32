import { onEvent } from '@poolpros/chassis/consumer';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { accountLinked } from '@poolpros/contracts/events/accounts';
import { submissionConfirmed } from '@poolpros/contracts/events/directory';
import { applicantSchema } from '@poolpros/contracts/http/internal';
import type { Context } from '../context.js';
import { touchOrCreateAccount } from '../db/account-store.js';
import { insertPasswordLink } from '../db/password-link-store.js';
import { makePasswordLink } from '../password-links.js';

/** A confirmed submission gets its contractor an account, and an invitation while the account has no password. */
export function submissionConfirmedHandler({ directory, config }: Pick<Context, 'directory' | 'config'>) {
  return onEvent(submissionConfirmed, async (event, { tx, log }) => {
    const { submissionId } = event.data;
    const applicant = await directory.get(`/internal/submissions/${submissionId}/applicant`, applicantSchema);
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
    const invitation =
      account.passwordHash === null ? makePasswordLink(config.LINK_SECRET, account.id, 'setup', now) : null;
    if (invitation) await insertPasswordLink(tx, invitation);
    await addToOutbox(tx, accountLinked, {
      aggregateId: account.id,
      aggregateVersion: account.version,
      data: { accountId: account.id, submissionId, setupId: invitation?.id ?? null },
    });
    log.info({ accountId: account.id, submissionId, invited: invitation !== null }, 'account linked');
  });
}
