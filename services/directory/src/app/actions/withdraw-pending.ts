import { transition } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import { claimLifecycle } from '../../claims/actions/claim-lifecycle.js';
import { openClaimsOfAccount } from '../../claims/db/claim-store.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { invitationLifecycle } from '../../team/actions/invitation-lifecycle.js';
import { invitationsBy } from '../../team/db/invitation-store.js';

/**
 * Ends what an account has started before it leaves: its open claims, which would block others, and the invitations
 * that it sent. What started after `until` belongs to an account that was kept.
 */
export async function withdrawPending(
  tx: EntityManager,
  { accountId, until }: { accountId: string; until: Date },
  now: Date,
): Promise<void> {
  const actor = { kind: 'contractor', id: accountId } as const;
  const claims = (await openClaimsOfAccount(tx, accountId)).filter(({ startedAt }) => startedAt <= until);
  await lockInstallers(
    tx,
    claims.map(({ listingId }) => listingId),
  );
  // One may have been decided in the meantime.
  const stillOpen = new Set((await openClaimsOfAccount(tx, accountId)).map(({ id }) => id));
  for (const { id } of claims)
    if (stillOpen.has(id)) await transition(tx, claimLifecycle, id, { action: 'withdraw', actor, at: now });
  for (const { id, status, sentAt } of await invitationsBy(tx, accountId))
    if (status === 'open' && sentAt <= until)
      await transition(tx, invitationLifecycle, id, {
        action: 'revoke',
        actor,
        at: now,
        change: () => ({ closedAt: now }),
      });
}
