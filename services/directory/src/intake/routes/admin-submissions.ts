import { withNewFiles } from '@poolpros/chassis/file-removals';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { historiesOf, historyOf } from '@poolpros/chassis/machine/history';
import { pageOf } from '@poolpros/chassis/paging';
import { intakeEndpoints } from '@poolpros/contracts/endpoints/intake';
import type { AdminSubmission, SubmissionStep } from '@poolpros/contracts/http/submissions';
import { pageSizes } from '@poolpros/contracts/limits';
import { profilePath } from '@poolpros/contracts/slug';
import { stateBySlug } from '@poolpros/contracts/states';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { stepsOf } from '../../base/domain/steps.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { approveSubmission } from '../actions/approve-submission.js';
import { publicPhotos } from '../actions/publish-photos.js';
import { rejectSubmission } from '../actions/reject-submission.js';
import { similarInstallers, similarSubmissions } from '../db/duplicate-store.js';
import { photosOfSubmissions } from '../db/submission-photo-store.js';
import { countByStatus, listSubmissions } from '../db/submission-store.js';
import { possibleDuplicates, waitingDuplicates } from '../domain/duplicate.js';
import { type SubmissionRecord, statementIn, submissionMachine } from '../domain/submission.js';
import { submissionPhotoView } from '../domain/submission-photo.js';

const pageSize = pageSizes.submissions;

export function adminSubmissionRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  const reading = byStaff('submissions:read');
  const deciding = byStaff('submissions:decide');
  const errors = [400, 401, 403, 404, 409, 503];

  route(
    app,
    intakeEndpoints.adminSubmissions,
    reading({ summary: 'List submissions by status, oldest first', errors: [400, 401, 403, 503] }),
    async (request) => {
      authorize(actingOf(request), 'read_submissions');
      const { manager } = database.dataSource;
      const { status } = request.query;
      const counts = await countByStatus(manager);
      const { page, totalPages, offset } = pageOf(counts[status], request.query.page, pageSize);
      const found = await listSubmissions(manager, { status, offset, limit: pageSize });
      const ids = found.map(({ id }) => id);
      const histories = await historiesOf(manager, submissionMachine, ids);
      const items: AdminSubmission[] = [];
      for (const submission of found) items.push(await view(manager, submission, stepsOf(histories(submission.id))));
      return { items, total: counts[status], page, totalPages, counts };
    },
  );

  route(
    app,
    intakeEndpoints.approveSubmission,
    deciding({ summary: 'Approve and publish a submission', errors }),
    async (request) => {
      const photos = await publicPhotos(context, request.params.submissionId);
      const decision = { ...request.params, ...request.body, requestId: request.id, photos };
      return await withNewFiles(
        context,
        photos.flatMap(({ files }) => files),
        () =>
          database.transaction(async (tx) =>
            decidedView(tx, await approveSubmission(tx, decision, actingOf(request), context.now())),
          ),
      );
    },
  );

  route(app, intakeEndpoints.rejectSubmission, deciding({ summary: 'Reject a submission', errors }), (request) =>
    database.transaction(async (tx) => {
      const decision = { ...request.params, ...request.body, requestId: request.id, note: request.body.note || null };
      return decidedView(tx, await rejectSubmission(tx, decision, actingOf(request), context.now()));
    }),
  );

  const decidedView = async (tx: EntityManager, submission: SubmissionRecord): Promise<AdminSubmission> =>
    view(tx, submission, stepsOf(await historyOf(tx, submissionMachine, submission.id)));

  async function view(
    tx: EntityManager,
    submission: SubmissionRecord,
    history: SubmissionStep[],
  ): Promise<AdminSubmission> {
    const installer = submission.installerId === null ? null : await findInstaller(tx, submission.installerId);
    return {
      ...statementIn(submission),
      id: submission.id,
      version: submission.version,
      status: submission.status,
      state: stateBySlug(submission.stateSlug)?.label ?? submission.stateSlug,
      timeZone: submission.timeZone,
      submittedAt: submission.submittedAt.toISOString(),
      confirmedAt: submission.confirmedAt?.toISOString() ?? null,
      decidedAt: submission.decidedAt?.toISOString() ?? null,
      history,
      reasonCode: submission.reasonCode,
      note: submission.note,
      resubmissions: submission.resubmissions,
      sentBefore: submission.sentBefore,
      risk: submission.riskScore === null ? null : { score: submission.riskScore, reasons: submission.riskReasons },
      installerId: submission.installerId,
      profilePath: installer && profilePath(installer),
      photos: (await photosOfSubmissions(tx, [submission.id])).map(submissionPhotoView),
      ...(await duplicatesOf(tx, submission)),
    };
  }
}

/** What may be the same business; of what is decided nobody asks any more. */
async function duplicatesOf(
  tx: EntityManager,
  submission: SubmissionRecord,
): Promise<Pick<AdminSubmission, 'possibleDuplicates' | 'waitingDuplicates'>> {
  if (submission.decidedAt) return { possibleDuplicates: [], waitingDuplicates: [] };
  const sought = { ...submission, place: submission };
  return {
    possibleDuplicates: possibleDuplicates(sought, await similarInstallers(tx, sought)),
    waitingDuplicates: waitingDuplicates(sought, await similarSubmissions(tx, submission)),
  };
}
