import { removeFiles } from '@poolpros/chassis/file-removals';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { erasePerson } from '@poolpros/chassis/personal-data';
import { accountErased } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { takeDocumentsOf } from '../../claims/db/claim-document-store.js';
import { eraseEvidenceOf, forgetOwnerBefore, openClaimsOfAccount } from '../../claims/db/claim-store.js';
import { documentKey } from '../../claims/domain/claim-document.js';
import { eraseNotesOf } from '../../editing/db/change-store.js';
import { deleteSubmissions } from '../../intake/actions/delete-submissions.js';
import { submissionsOfOwner } from '../../intake/db/submission-store.js';
import { listingsWithContact, lockInstallers } from '../../listings/db/installer-store.js';
import { forgetFoundingHolder } from '../../members/db/founding-store.js';
import { membershipsOf } from '../../members/db/member-store.js';
import { personalData } from '../personal-data.js';
import { leaveListing } from './leave-listing.js';
import { withdrawPending } from './withdraw-pending.js';

/** An account to erase, with its current and former emails; none if accounts has erased it already. */
export interface ErasedAccount {
  accountId: string;
  emails: readonly string[];
  /** Of the event that requested it. */
  version: number;
}

/**
 * Erases the personal data of an account here and notifies accounts, which then erases the account itself. The public
 * content of its businesses stays, and so do histories and decisions, which contain only its id
 * (docs/rules.md#account-deletion).
 */
export async function eraseAccountData(
  tx: EntityManager,
  { accountId, emails, version }: ErasedAccount,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const touched = [...(await membershipsOf(tx, accountId)), ...(await openClaimsOfAccount(tx, accountId))];
  await lockInstallers(tx, [
    ...touched.map(({ listingId }) => listingId),
    ...(await listingsWithContact(tx, emails)).map(({ id }) => id),
  ]);
  await withdrawPending(tx, { accountId, until: now }, now);
  for (const { listingId } of await membershipsOf(tx, accountId))
    await leaveListing(tx, { listingId, accountId, emails }, now);
  const submissions = await submissionsOfOwner(tx, { accountId, email: null });
  await deleteSubmissions(
    tx,
    submissions.map(({ id }) => id),
    now,
  );
  await eraseClaimed(tx, accountId, now);
  await eraseNotesOf(tx, accountId);
  await forgetFoundingHolder(tx, accountId);
  for (const email of emails) await erasePerson(tx, personalData, email, { secret, now });
  await addToOutbox(tx, accountErased, { aggregateId: accountId, aggregateVersion: version, data: { accountId } });
}

/** Documents of claims, except those of pending decisions: those are erased 90 days after the decision. */
async function eraseClaimed(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await eraseEvidenceOf(tx, accountId);
  await forgetOwnerBefore(tx, accountId);
  await removeFiles(tx, (await takeDocumentsOf(tx, accountId)).map(documentKey), now);
}
