import { onEvent, PermanentError } from '@poolpros/chassis/consumer';
import { accountLinked } from '@poolpros/contracts/events/accounts';
import { changeInstaller } from '../db/installer-store.js';
import { linkOwner, lockSubmission } from '../db/submission-store.js';

/** A confirmed submission has an account: it owns the submission, and the installer once there is one. */
export const onAccountLinked = onEvent(accountLinked, async ({ data }, { tx }) => {
  const submission = await lockSubmission(tx, { id: data.submissionId });
  if (!submission) throw new PermanentError('the submission is unknown');
  await linkOwner(tx, submission.id, data.accountId);
  if (submission.installerId === null) return;
  const owner = { ownerAccountId: data.accountId };
  await changeInstaller(
    tx,
    submission.installerId,
    (current) => (current.ownerAccountId === data.accountId ? null : owner),
    new Date(),
  );
});
