import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { submissionDraftReminderDue, submissionDraftSaved } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { lockAddress } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { tooMany } from '../../base/refusals.js';
import {
  draftsOf,
  eraseDrafts,
  insertDraft,
  lockDraftByToken,
  recentDraftsOf,
  storeDraft,
  takeDraftsToRemindOf,
} from '../db/submission-draft-store.js';
import { touchPhotosBehind } from '../db/submission-photo-store.js';
import {
  draftsPerDay,
  eraseDraftsBefore,
  isDraftOf,
  remindBefore,
  type SubmissionDraft,
} from '../domain/submission-draft.js';
import { draftToken } from '../links/submission-link.js';

type Form = Pick<SubmissionDraft, 'form' | 'step'>;

/** Stores a draft, whose link is mailed. An identical one within a day is not stored again (ADR 17). */
export async function beginDraft(
  tx: EntityManager,
  secret: string,
  { email, form, step }: Form & { email: string },
  now: Date,
): Promise<SubmissionDraft> {
  await lockAddress(tx, email);
  const earlier = await recentDraftsOf(tx, email, dayBefore(now));
  const same = earlier.find((each) => each.email === email && isDeepStrictEqual(each.form, form));
  if (same) return same;
  if (earlier.length >= draftsPerDay)
    throw tooMany('We emailed several drafts to this address today. Try again tomorrow; this browser keeps yours.');
  const id = newId();
  const nonce = randomBytes(16).toString('base64url');
  const tokenHash = hashToken(draftToken(secret, { id, nonce }));
  const draft = { id, email, form, step, nonce, tokenHash, createdAt: now, savedAt: now, remindedAt: null };
  await insertDraft(tx, draft);
  await keepPhotosOf(tx, draft);
  await addToOutbox(tx, submissionDraftSaved, { aggregateId: id, aggregateVersion: 1, data: { draftId: id } });
  return draft;
}

/** Saves the draft of a mailed link. */
export async function saveDraft(
  tx: EntityManager,
  tokenHash: string,
  { form, step }: Form,
  now: Date,
): Promise<SubmissionDraft> {
  const draft = draftIn(await lockDraftByToken(tx, tokenHash), now);
  const saved = { ...draft, form, step, savedAt: now };
  await storeDraft(tx, draft.id, { form, step, savedAt: now });
  await keepPhotosOf(tx, saved);
  return saved;
}

/** The photos of a form live as long as its draft (docs/rules.md#submission-photos). */
async function keepPhotosOf(tx: EntityManager, { form, savedAt }: SubmissionDraft): Promise<void> {
  if (typeof form.photosToken === 'string') await touchPhotosBehind(tx, hashToken(form.photosToken), savedAt);
}

/** Erases the draft of a mailed link; a missing one is no error. */
export async function discardDraft(tx: EntityManager, tokenHash: string): Promise<void> {
  const draft = await lockDraftByToken(tx, tokenHash);
  if (draft) await eraseDrafts(tx, [draft.id]);
}

/** Erases the drafts of what an email has submitted and confirmed. */
export async function eraseSentDrafts(
  tx: EntityManager,
  { email, businessName }: { email: string; businessName: string },
): Promise<void> {
  const sent = (await draftsOf(tx, email)).filter((draft) => isDraftOf(draft, businessName));
  await eraseDrafts(
    tx,
    sent.map(({ id }) => id),
  );
}

/** Sends a single reminder to the writers of drafts that have been unchanged for a week. */
export async function remindOfDrafts(tx: EntityManager, now: Date): Promise<void> {
  for (const draftId of await takeDraftsToRemindOf(tx, remindBefore(now), now))
    await addToOutbox(tx, submissionDraftReminderDue, {
      aggregateId: draftId,
      aggregateVersion: 2,
      data: { draftId },
    });
}

/** The draft of a mailed link; throws a refusal if it is missing or expired. */
export function draftIn(found: SubmissionDraft | null, now: Date): SubmissionDraft {
  if (!found || found.savedAt < eraseDraftsBefore(now))
    throw new Refusal('link_invalid', 'This link no longer opens a draft.');
  return found;
}
