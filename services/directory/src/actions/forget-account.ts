import { removeFiles } from '@poolpros/chassis/file-removals';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { accountErased } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { eraseNotesOf } from '../db/change-store.js';
import { takeDocumentsOf } from '../db/claim-document-store.js';
import { eraseEvidenceOf, forgetOwnerBefore, openClaimsOfAccount } from '../db/claim-store.js';
import { forgetFoundingHolder } from '../db/founding-store.js';
import { lockInstallers } from '../db/installer-store.js';
import { eraseInvitedAs } from '../db/invitation-store.js';
import { membershipsOf } from '../db/member-store.js';
import { draftsOf, eraseDrafts } from '../db/submission-draft-store.js';
import { photosOfSubmissions } from '../db/submission-photo-store.js';
import { eraseSubmissions, submissionsOfOwner } from '../db/submission-store.js';
import { documentKey } from '../domain/claim-document.js';
import { leaveListing } from './leave-listing.js';
import { removeSubmissionPhotos } from './submission-photos.js';
import { withdrawPending } from './withdraw-pending.js';

/** An account to be forgotten; its email is null where accounts has erased it before. */
interface Forgotten {
  accountId: string;
  email: string | null;
}

/**
 * Erases what is personal of an account here and tells accounts, which then erases the account itself. What visitors read
 * of its businesses stays, and so do histories and decisions, which name it by its id alone (docs/rules.md#account-deletion).
 */
export async function forgetAccount(
  tx: EntityManager,
  { accountId, email, version }: Forgotten & { version: number },
  now: Date,
): Promise<void> {
  const touched = [...(await membershipsOf(tx, accountId)), ...(await openClaimsOfAccount(tx, accountId))];
  await lockInstallers(
    tx,
    touched.map(({ listingId }) => listingId),
  );
  await withdrawPending(tx, { accountId, until: now }, now);
  for (const { listingId } of await membershipsOf(tx, accountId))
    await leaveListing(tx, { listingId, accountId, email }, now);
  await eraseSent(tx, { accountId, email }, now);
  await eraseClaimed(tx, accountId, now);
  await eraseNotesOf(tx, { accountId, email });
  await forgetFoundingHolder(tx, accountId);
  if (email !== null) await eraseInvitedAs(tx, email);
  await addToOutbox(tx, accountErased, { aggregateId: accountId, aggregateVersion: version, data: { accountId } });
}

/** Forms, sent or not, with their photos. */
async function eraseSent(tx: EntityManager, owner: Forgotten, now: Date): Promise<void> {
  const ids = (await submissionsOfOwner(tx, owner)).map(({ id }) => id);
  await removeSubmissionPhotos(tx, await photosOfSubmissions(tx, ids), now);
  await eraseSubmissions(tx, ids);
  if (owner.email === null) return;
  const drafts = await draftsOf(tx, owner.email);
  await eraseDrafts(
    tx,
    drafts.map(({ id }) => id),
  );
}

/** What was sent as proof, but for what the staff is about to decide by it: that goes 90 days after. */
async function eraseClaimed(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await eraseEvidenceOf(tx, accountId);
  await forgetOwnerBefore(tx, accountId);
  await removeFiles(tx, (await takeDocumentsOf(tx, accountId)).map(documentKey), now);
}
