import type { InternalClient } from '@poolpros/chassis/internal-client';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { isOpenAccount } from '../../base/accounts/account-contacts.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { roleOn } from '../../members/db/member-store.js';
import { findInvitationByToken } from '../db/invitation-store.js';
import type { InvitationRecord } from '../domain/invitation.js';

/** An invitation that can be accepted. */
export type OpenInvitation = InvitationRecord & { email: string };

const invalid = () => new Refusal('link_invalid', 'The link is not valid. Ask for a new invitation.');

/** Throws `link_invalid` for an invitation whose sender's account is not open. Ask before a transaction begins. */
export async function requireOpenSender(tx: EntityManager, accounts: InternalClient, tokenHash: string): Promise<void> {
  const invitation = await findInvitationByToken(tx, tokenHash);
  if (invitation && !(await isOpenAccount(accounts, invitation.invitedBy))) throw invalid();
}

/**
 * The invitation behind a mailed link and its listing. The sender must still own the listing: after a change of owner,
 * invitations by the previous owner are invalid.
 */
export async function invitationBehind(
  tx: EntityManager,
  tokenHash: string,
  now: Date,
): Promise<{ invitation: OpenInvitation; listing: InstallerRecord }> {
  const invitation = await findInvitationByToken(tx, tokenHash);
  if (!invitation || invitation.status === 'revoked') throw invalid();
  if (invitation.status === 'accepted') throw new Refusal('link_used', 'The invitation has already been accepted.');
  const { email, listingId, invitedBy, expiresAt } = invitation;
  if (invitation.status === 'expired' || expiresAt <= now || email === null)
    throw new Refusal('link_expired', 'The link no longer works. Ask for a new invitation.');
  const listing = await findInstaller(tx, listingId);
  if (!listing || (await roleOn(tx, listingId, invitedBy)) !== 'owner') throw invalid();
  return { invitation: { ...invitation, email }, listing };
}
