import { preparedHandler } from '@poolpros/chassis/consumer';
import { submissionConfirmed } from '@poolpros/contracts/events/directory';
import { applicantSchema } from '@poolpros/contracts/http/internal';
import { linkAccount } from '../actions/link-account.js';
import type { Context } from '../context.js';

/** Creates the contractor's account for a confirmed submission. */
export const submissionConfirmedHandler = ({ directory, config, now }: Pick<Context, 'directory' | 'config' | 'now'>) =>
  preparedHandler(
    submissionConfirmed,
    ({ data }) => directory.get(`/internal/submissions/${data.submissionId}/applicant`, applicantSchema),
    async (event, { tx, log, prepared: applicant }) => {
      const { submissionId } = event.data;
      if (!applicant) {
        log.warn({ submissionId }, 'submission was removed before its account was made');
        return;
      }
      const submission = { submissionId, applicant, linkSecret: config.LINK_SECRET };
      const { accountId, setupId } = await linkAccount(tx, submission, now());
      log.info({ accountId, submissionId, invited: setupId !== null }, 'account linked');
    },
  );
