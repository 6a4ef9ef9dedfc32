import type { EntityManager } from 'typeorm';
import { lockTeam } from '../../base/db/locks.js';
import { withdrawOpenChanges } from '../../editing/actions/withdraw-change.js';
import { saveInstallers } from '../../listings/db/installer-store.js';
import { membersOf } from '../../members/db/member-store.js';
import { endTeam } from '../../team/actions/change-member.js';
import { takeMembershipStep } from '../../team/actions/membership-step.js';
import { leavesNoOwner } from '../../team/domain/membership.js';
import { removeOwnerFields } from '../domain/departure.js';

/**
 * Removes an account that is erased from the team of a locked listing. Without another owner the page stays, without a
 * team, and anyone can claim it (docs/rules.md#account-deletion).
 */
export async function leaveListing(
  tx: EntityManager,
  { listingId, accountId, emails }: { listingId: number; accountId: string; emails: readonly string[] },
  now: Date,
): Promise<void> {
  await lockTeam(tx, listingId);
  const team = await membersOf(tx, listingId);
  const member = team.find((each) => each.accountId === accountId);
  if (!member) return;
  const actor = { kind: 'contractor', id: accountId } as const;
  await takeMembershipStep(tx, { listingId, accountId }, 'leave', actor, now);
  const roles = team.map(({ role }) => role);
  if (!leavesNoOwner(roles, { from: member.role, to: 'gone' })) return;
  await endTeam(tx, listingId, { stays: () => false, now });
  await withdrawOpenChanges(tx, listingId, now);
  const change = {
    id: listingId,
    decide: (current: Parameters<typeof removeOwnerFields>[0]) => removeOwnerFields(current, emails),
  };
  await saveInstallers(tx, { added: [], changes: [change], now });
}
