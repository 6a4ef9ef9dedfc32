import { adminPaths } from '@poolpros/contracts/admin-paths';
import { decideSubmission, type SubmissionDecision } from '../api.js';
import { useQueueDecision } from './use-queue-decision.js';

/** Approving and rejecting submissions. */
export const useSubmissionDecision = (onDecided: () => void) =>
  useQueueDecision<SubmissionDecision>({
    decide: decideSubmission,
    itemOf: ({ submission }) => submission,
    reads: [adminPaths.adminSubmissions],
    said: ({ kind, submission: { businessName } }) =>
      kind === 'approve'
        ? { title: 'Approved', text: `${businessName} is live. The sender will get an email.` }
        : {
            title: 'Rejected',
            text: `${businessName} will not be listed. The sender will get an email with the reason.`,
          },
    tooLate: ({ submission: { businessName } }) =>
      `Someone else has already made a decision about ${businessName}. The queue has been refreshed.`,
    onDecided,
  });
