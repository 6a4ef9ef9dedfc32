import type { Departure } from '@poolpros/contracts/http/own-data';
import type { EntityManager } from 'typeorm';
import { openClaimsOfAccount } from '../../claims/db/claim-store.js';
import { submissionsOfOwner } from '../../intake/db/submission-store.js';
import { statusAt } from '../../intake/domain/submission-state.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { foundingPlacesOf } from '../../members/db/founding-store.js';
import { membershipsOf, membersOf } from '../../members/db/member-store.js';
import { invitationsBy } from '../../team/db/invitation-store.js';
import { leavesNoOwner } from '../../team/domain/membership.js';

/** What becomes of the businesses of an account, and of what it has begun, when it is deleted. */
export async function deletionPreviewOf(
  tx: EntityManager,
  owner: { accountId: string; email: string | null },
  now: Date,
): Promise<Departure> {
  const memberships = await membershipsOf(tx, owner.accountId);
  const ids = memberships.map(({ listingId }) => listingId);
  const placeOf = await foundingPlacesOf(tx, ids);
  const listings: Departure['listings'] = [];
  for (const { id, name, status } of await installersByIds(tx, ids)) {
    const role = memberships.find(({ listingId }) => listingId === id)?.role;
    if (!role || status === 'merged' || status === 'removed') continue;
    const team = await membersOf(tx, id);
    const roles = team.map((each) => each.role);
    const isLastOwner = leavesNoOwner(roles, { from: role, to: 'gone' });
    const othersLeave = isLastOwner ? team.length - 1 : 0;
    listings.push({ id, name, status, role, keepsOwner: !isLastOwner, othersLeave, foundingPlace: placeOf(id) });
  }
  const invitations = await invitationsBy(tx, owner.accountId);
  const submissions = await submissionsOfOwner(tx, owner);
  return {
    listings,
    openClaims: (await openClaimsOfAccount(tx, owner.accountId)).length,
    openInvitations: invitations.filter(({ status, expiresAt }) => status === 'open' && expiresAt > now).length,
    undecidedSubmissions: submissions.filter((each) =>
      ['awaiting_confirmation', 'pending_review'].includes(statusAt(each, now)),
    ).length,
  };
}
