import { pagePaths } from '@poolpros/contracts/paths';
import { rejectReasons } from '@poolpros/contracts/reject-reasons';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isUuid, type Mails, profileUrl, type Sources, toOne } from '../../listings/mails/mail.js';
import { findDraft } from '../db/submission-draft-store.js';
import { findSubmission, lastSubmissionsOf } from '../db/submission-store.js';
import { linksPerMail, resubmissionsLeft, type SubmissionRecord } from '../domain/submission.js';
import { keptUntil } from '../domain/submission-draft.js';
import { statusAt } from '../domain/submission-state.js';
import { draftToken, submissionToken } from '../links/submission-link.js';

export const submissionMails: Mails<`submission-${string}` | `draft-${string}`> = {
  'submission-confirm': async (sources, id) => {
    const submission = await submissionIn(sources, id, 'awaiting_confirmation');
    return (
      submission && {
        ...toApplicant(submission),
        facts: {
          contactName: submission.contactName,
          confirmUrl: `${sources.publicUrl}${pagePaths.confirmSubmission}?token=${submissionToken(sources.linkSecret, submission)}`,
        },
      }
    );
  },
  'submission-links': async (sources, id) => {
    const newest = isUuid(id) ? await findSubmission(sources.tx, id) : null;
    if (!newest) return null;
    const sent = await lastSubmissionsOf(sources.tx, newest.email, linksPerMail);
    return {
      ...toOne(newest.email),
      facts: {
        submissions: sent.map((submission) => ({
          sentAt: submission.submittedAt.toISOString(),
          status: statusAt(submission, sources.now),
          statusUrl: statusUrl(sources, submission),
        })),
      },
    };
  },
  'draft-saved': draftMail,
  'draft-reminder': draftMail,
  'submission-approved': async (sources, id) => {
    const submission = await submissionIn(sources, id, 'approved');
    const installer = submission && (await findInstaller(sources.tx, submission.installerId ?? 0));
    return (
      installer && {
        ...toApplicant(submission),
        facts: {
          contactName: submission.contactName,
          businessName: installer.name,
          profileUrl: profileUrl(sources, installer),
          loginUrl: `${sources.publicUrl}${pagePaths.login}`,
        },
      }
    );
  },
  'submission-rejected': async (sources, id) => {
    const submission = await submissionIn(sources, id, 'rejected');
    if (!submission?.reasonCode) return null;
    const token = submissionToken(sources.linkSecret, submission);
    return {
      ...toApplicant(submission),
      facts: {
        contactName: submission.contactName,
        businessName: submission.businessName,
        reason: rejectReasons[submission.reasonCode],
        note: submission.note,
        statusUrl: statusUrl(sources, submission),
        againUrl:
          resubmissionsLeft(submission) > 0 ? `${sources.publicUrl}${pagePaths.listYourBusiness}?again=${token}` : null,
      },
    };
  },
};

async function draftMail({ tx, publicUrl, linkSecret }: Sources, id: string) {
  const draft = isUuid(id) ? await findDraft(tx, id) : null;
  return (
    draft && {
      ...toOne(draft.email),
      facts: {
        draftUrl: `${publicUrl}${pagePaths.listYourBusiness}?draft=${draftToken(linkSecret, draft)}`,
        keptUntil: keptUntil(draft).toISOString(),
      },
    }
  );
}

async function submissionIn(
  { tx }: Sources,
  id: string,
  status: SubmissionRecord['status'],
): Promise<SubmissionRecord | null> {
  const submission = isUuid(id) ? await findSubmission(tx, id) : null;
  return submission?.status === status ? submission : null;
}

const statusUrl = ({ publicUrl, linkSecret }: Sources, submission: SubmissionRecord): string =>
  `${publicUrl}${pagePaths.submissionStatus}?token=${submissionToken(linkSecret, submission)}`;

const toApplicant = ({ email, contactName }: SubmissionRecord) => toOne(email, contactName);
