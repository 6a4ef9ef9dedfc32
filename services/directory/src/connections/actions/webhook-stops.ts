import type { WebhookStop } from '@poolpros/contracts/http/webhooks';
import type { EntityManager } from 'typeorm';
import { findInstaller } from '../../listings/db/installer-store.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { membersOf } from '../../members/db/member-store.js';
import { stopOf, type WebhookRecord } from '../domain/webhook.js';

/** Why nothing goes to endpoints of a listing. `open` are the accounts that are open. */
export async function stopsOn(
  tx: EntityManager,
  listingId: number,
  open: ReadonlySet<string>,
): Promise<(webhook: WebhookRecord, tells?: 'of its closing') => WebhookStop | null> {
  const [plan, listing, members] = [
    await planOfListing(tx, listingId),
    await findInstaller(tx, listingId),
    await membersOf(tx, listingId),
  ];
  const roles = new Map(members.map(({ accountId, role }) => [accountId, role]));
  return ({ accountId, offReason }, tells) =>
    stopOf({
      offReason,
      plan,
      listing: tells ? 'published' : (listing?.status ?? 'removed'),
      role: roles.get(accountId) ?? null,
      hasOpenAccount: open.has(accountId),
    });
}
