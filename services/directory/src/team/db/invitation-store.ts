import { type EntityManager, In, MoreThan } from 'typeorm';
import type { InvitationRecord } from '../domain/invitation.js';
import { InvitationEntity } from './entities.js';

export const findInvitation = (tx: EntityManager, id: string): Promise<InvitationRecord | null> =>
  tx.findOneBy(InvitationEntity, { id });

export const findInvitationByToken = (tx: EntityManager, tokenHash: string): Promise<InvitationRecord | null> =>
  tx.findOneBy(InvitationEntity, { tokenHash });

/** The open invitations of a listing, oldest first. */
export const openInvitationsOf = (tx: EntityManager, listingId: number, now: Date): Promise<InvitationRecord[]> =>
  tx.find(InvitationEntity, {
    where: { listingId, status: 'open', expiresAt: MoreThan(now) },
    order: { sentAt: 'ASC', id: 'ASC' },
  });

/** Those of these invitations that can still be accepted. */
export const stillOpen = (tx: EntityManager, ids: readonly string[]): Promise<InvitationRecord[]> =>
  tx.findBy(InvitationEntity, { id: In([...ids]), status: 'open' });

/** How many invitations of a listing were sent after an instant. */
export const countInvited = (tx: EntityManager, listingId: number, after: Date): Promise<number> =>
  tx.countBy(InvitationEntity, { listingId, sentAt: MoreThan(after) });

/** Some expired invitations, of this listing or of any, locked until commit. */
export async function takeOverdueInvitations(
  tx: EntityManager,
  now: Date,
  listingId: number | null = null,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from invitations where status = 'open' and expires_at <= $1 and ($2::int is null or listing_id = $2)
     order by expires_at limit 100 for update skip locked`,
    [now, listingId],
  );
  return rows.map(({ id }) => id);
}

/** The invitations that an account sent, oldest first. */
export const invitationsBy = (tx: EntityManager, invitedBy: string): Promise<InvitationRecord[]> =>
  tx.find(InvitationEntity, { where: { invitedBy }, order: { sentAt: 'ASC', id: 'ASC' } });

/** Erases the emails of invitations. */
export const eraseInvitedEmails = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.update(InvitationEntity, { id: In([...ids]) }, { email: null });
};
