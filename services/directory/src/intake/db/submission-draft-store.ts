import { type EntityManager, In, MoreThan } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { sameMailbox } from '../../base/db/same-mailbox.js';
import type { SubmissionDraft } from '../domain/submission-draft.js';
import { SubmissionDraftEntity } from './entities.js';

/** TypeORM's type of a partial row does not follow a column of JSON of any shape. */
type Row = QueryDeepPartialEntity<SubmissionDraft>;

export const insertDraft = async (tx: EntityManager, draft: SubmissionDraft): Promise<void> => {
  await tx.insert(SubmissionDraftEntity, draft as Row);
};

export const findDraft = (tx: EntityManager, id: string): Promise<SubmissionDraft | null> =>
  tx.findOneBy(SubmissionDraftEntity, { id });

export const findDraftByToken = (tx: EntityManager, tokenHash: string): Promise<SubmissionDraft | null> =>
  tx.findOneBy(SubmissionDraftEntity, { tokenHash });

/** The row of a mailed link, locked until commit. */
export const lockDraftByToken = (tx: EntityManager, tokenHash: string): Promise<SubmissionDraft | null> =>
  tx.findOne(SubmissionDraftEntity, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });

/** The drafts of a mailbox that were started after an instant. */
export const recentDraftsOf = (tx: EntityManager, email: string, after: Date): Promise<SubmissionDraft[]> =>
  tx.findBy(SubmissionDraftEntity, { email: sameMailbox(email), createdAt: MoreThan(after) });

export const draftsOf = (tx: EntityManager, email: string): Promise<SubmissionDraft[]> =>
  tx.findBy(SubmissionDraftEntity, { email });

export const storeDraft = async (
  tx: EntityManager,
  id: string,
  change: Pick<SubmissionDraft, 'form' | 'step' | 'savedAt'>,
): Promise<void> => {
  await tx.update(SubmissionDraftEntity, { id }, change as Row);
};

/** Marks at most 100 drafts last saved before an instant as reminded; returns their ids. */
export async function takeDraftsToRemindOf(tx: EntityManager, savedBefore: Date, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from submission_drafts where reminded_at is null and saved_at < $1
     order by saved_at limit 100 for update skip locked`,
    [savedBefore],
  );
  const ids = rows.map(({ id }) => id);
  await tx.update(SubmissionDraftEntity, { id: In(ids) }, { remindedAt: now });
  return ids;
}

export const eraseDrafts = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.delete(SubmissionDraftEntity, { id: In([...ids]) });
};
