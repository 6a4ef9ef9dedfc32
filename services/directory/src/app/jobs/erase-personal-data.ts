import { removeFiles } from '@poolpros/chassis/file-removals';
import { every, type Job } from '@poolpros/chassis/jobs';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { expireClaims } from '../../claims/actions/expire-claims.js';
import { takeOldDocuments } from '../../claims/db/claim-document-store.js';
import { eraseEvidence } from '../../claims/db/claim-store.js';
import { erasePhoneCodes } from '../../claims/db/phone-code-store.js';
import { eraseEvidenceBefore } from '../../claims/domain/claim.js';
import { documentKey } from '../../claims/domain/claim-document.js';
import { expireSubmissions } from '../../intake/actions/expire-submissions.js';
import { remindOfDrafts } from '../../intake/actions/keep-draft.js';
import { eraseSubmissionPhotos } from '../../intake/actions/submission-photos.js';
import { eraseOldDrafts } from '../../intake/db/submission-draft-store.js';
import { eraseExpiredSubmissions, forgetNetworks } from '../../intake/db/submission-store.js';
import { eraseUnconfirmedBefore } from '../../intake/domain/submission.js';
import { eraseDraftsBefore } from '../../intake/domain/submission-draft.js';
import { networkDays } from '../../intake/domain/submission-risk.js';
import { eraseReports } from '../../requests/db/listing-report-store.js';
import { eraseShortlistMails } from '../../requests/db/shortlist-mail-store.js';
import { eraseReportsBefore } from '../../requests/domain/listing-report.js';
import { eraseMailsBefore } from '../../requests/domain/shortlist-mail.js';
import { expireInvitations } from '../../team/actions/expire-invitations.js';
import { eraseInvited } from '../../team/db/invitation-store.js';
import { eraseInvitedBefore } from '../../team/domain/invitation.js';

/**
 * Ends unconfirmed submissions, unproved claims and invitations that nobody accepted, and erases later what was sent with
 * them; reminds of drafts and erases old ones; erases the emails that shortlists were sent to, codes that went to phones,
 * handled reports, and from which network a submission came.
 */
export async function erasePersonalData({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  await expireSubmissions(database, now);
  await expireClaims(database, now);
  await expireInvitations(database, now);
  await database.transaction(async (tx) => {
    await eraseSubmissionPhotos(tx, now);
    await eraseExpiredSubmissions(tx, eraseUnconfirmedBefore(now));
    await forgetNetworks(tx, new Date(now.getTime() - networkDays * dayMs));
    await eraseOldDrafts(tx, eraseDraftsBefore(now));
    await remindOfDrafts(tx, now);
    await eraseShortlistMails(tx, eraseMailsBefore(now));
    await eraseReports(tx, eraseReportsBefore(now));
    await erasePhoneCodes(tx, dayBefore(now));
    await eraseDocuments(tx, now);
    await eraseEvidence(tx, eraseEvidenceBefore(now));
    await eraseInvited(tx, eraseInvitedBefore(now));
  });
}

async function eraseDocuments(tx: EntityManager, now: Date): Promise<void> {
  const erased = await takeOldDocuments(tx, eraseEvidenceBefore(now));
  await removeFiles(tx, erased.map(documentKey), now);
}

export const erasePersonalDataHourly = (context: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'erase personal data', () => erasePersonalData(context, context.now()));
