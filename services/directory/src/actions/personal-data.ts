import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { PersonalRows } from '@poolpros/chassis/personal-data';
import { openClaimStatuses } from '@poolpros/contracts/claim-facts';
import type { EntityManager } from 'typeorm';
import { saveInstallers } from '../db/installer-store.js';
import { eraseInvitedEmails, stillOpen } from '../db/invitation-store.js';
import { photosOfSubmissions } from '../db/submission-photo-store.js';
import { eraseSubmissions } from '../db/submission-store.js';
import type { InstallerRecord } from '../domain/installer.js';
import { invitationLifecycle } from './invitation-lifecycle.js';
import { removeSubmissionPhotos } from './submission-photos.js';

const undecided = [...openClaimStatuses, 'disputed'].map((status) => `'${status}'`).join();

const withoutContactEmail = { before: `before - 'contactEmail'`, after: `after - 'contactEmail'` };

/**
 * Where directory holds the email of a person, and what an erasure makes of it (docs/rules.md#erase-people). Listings come
 * first, as everything else is locked after them. What an account owns is erased with the account.
 */
export const personalData: readonly PersonalRows[] = [
  { table: 'installers', email: 'contact_email', since: 'contact_changed_at', erase: removeContactEmail },
  { table: 'listing_changes', email: `before ->> 'contactEmail'`, since: 'proposed_at', erase: withoutContactEmail },
  { table: 'listing_changes', email: `after ->> 'contactEmail'`, since: 'proposed_at', erase: withoutContactEmail },
  { table: 'contact_requests', email: 'email', since: 'created_at', erase: 'delete' },
  // The staff reads on what is wrong with the listing, by the reason.
  {
    table: 'listing_reports',
    email: 'email',
    since: 'created_at',
    erase: { email: 'null', note: 'null', network: 'null' },
  },
  { table: 'shortlist_mails', email: 'email', since: 'created_at', erase: 'delete' },
  { table: 'submission_drafts', email: 'email', since: 'created_at', erase: 'delete' },
  { table: 'submission_drafts', email: `lower(form ->> 'email')`, since: 'created_at', erase: 'delete' },
  {
    table: 'submissions',
    email: 'case when owner_account_id is null then email end',
    since: 'submitted_at',
    erase: deleteSubmissions,
  },
  { table: 'invitations', email: 'email', since: 'sent_at', erase: endInvitations },
  // What the staff is about to decide by goes 90 days after the decision, as always.
  {
    table: 'claims',
    email: `case when status not in (${undecided}) then proof_email end`,
    since: 'started_at',
    erase: { proof_email: 'null' },
  },
];

/** Deletes submissions with their photos. */
export async function deleteSubmissions(tx: EntityManager, ids: readonly string[], now: Date): Promise<'deleted'> {
  await removeSubmissionPhotos(tx, await photosOfSubmissions(tx, ids), now);
  await eraseSubmissions(tx, ids);
  return 'deleted';
}

async function removeContactEmail(tx: EntityManager, ids: readonly string[], now: Date): Promise<'anonymized'> {
  const decide = ({ fieldSources: { contactEmail: _, ...fieldSources } }: InstallerRecord) => ({
    contactEmail: null,
    fieldSources,
  });
  const changes = ids.map((id) => ({ id: Number(id), decide }));
  await saveInstallers(tx, { added: [], changes, now });
  return 'anonymized';
}

async function endInvitations(tx: EntityManager, ids: readonly string[], now: Date): Promise<'anonymized'> {
  for (const { id } of await stillOpen(tx, ids))
    await transition(tx, invitationLifecycle, id, {
      action: 'expire',
      actor: system,
      at: now,
      change: () => ({ closedAt: now }),
    });
  await eraseInvitedEmails(tx, ids);
  return 'anonymized';
}
