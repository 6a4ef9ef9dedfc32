import type { MailData } from '@poolpros/contracts/http/mail-facts';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import { pagePaths } from '@poolpros/contracts/paths';
import { rejectReasons } from '@poolpros/contracts/reject-reasons';
import { findInstaller, visibleInstallers } from '../db/installer-store.js';
import { findShortlistMail } from '../db/shortlist-mail-store.js';
import { findDraft } from '../db/submission-draft-store.js';
import { findSubmission, lastSubmissionsOf } from '../db/submission-store.js';
import { keptDays } from '../domain/shortlist-mail.js';
import { toInstaller } from '../domain/snapshot.js';
import { linksPerMail, resubmissionsLeft, type SubmissionRecord } from '../domain/submission.js';
import { keptUntil } from '../domain/submission-draft.js';
import { statusAt } from '../domain/submission-state.js';
import { draftToken, submissionToken } from '../links/submission-link.js';
import { accessMails } from './access-mails.js';
import { changeMails } from './change-mails.js';
import { claimMails } from './claim-mails.js';
import { isUuid, type MailOf, type OwnTemplate, profileUrl, type Sources, toListing, toOne } from './mail.js';
import { requestMails } from './request-mails.js';
import { suspensionMails } from './suspension-mails.js';
import { teamMails } from './team-mails.js';
import { webhookMails } from './webhook-mails.js';

const mails: { [T in OwnTemplate]: MailOf<T> } = {
  ...accessMails,
  ...claimMails,
  ...changeMails,
  ...teamMails,
  ...suspensionMails,
  ...webhookMails,
  ...requestMails,
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
    const now = new Date();
    const sent = await lastSubmissionsOf(sources.tx, newest.email, linksPerMail);
    return {
      ...toOne(newest.email),
      facts: {
        submissions: sent.map((submission) => ({
          sentAt: submission.submittedAt.toISOString(),
          status: statusAt(submission, now),
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
  shortlist: async (sources, id) => {
    const mail = isUuid(id) ? await findShortlistMail(sources.tx, id) : null;
    const installers = mail ? await visibleInstallers(sources.tx, mail.installerIds) : [];
    if (!mail || installers.length === 0) return null;
    return {
      ...toOne(mail.email),
      facts: {
        installers: installers.map((installer) => {
          const { name, location, rating, reviewCount } = toInstaller(installer);
          return { name, location, rating, reviewCount, profileUrl: profileUrl(sources, installer) };
        }),
        listUrl: `${sources.publicUrl}${pagePaths.shortlist}?ids=${installers.map((installer) => installer.id).join(',')}`,
        keptDays,
      },
    };
  },
  'review-published': async (sources, id) => {
    const installer = /^[1-9]\d{0,8}$/.test(id) ? await findInstaller(sources.tx, Number(id)) : null;
    return (
      installer && {
        ...(await toListing(sources, installer)),
        facts: { businessName: installer.name, profileUrl: profileUrl(sources, installer) },
      }
    );
  },
};

export const isOwnTemplate = (template: MessageTemplate): template is OwnTemplate => Object.hasOwn(mails, template);

/** The recipients and facts of a mail, null when its subject is gone. */
export const mailData = (sources: Sources, template: OwnTemplate, id: string): Promise<MailData | null> =>
  mails[template](sources, id);

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
