import type { AccountEmails } from '@poolpros/contracts/http/internal';
import type { EntityManager } from 'typeorm';
import { membershipsOf } from '../../members/db/member-store.js';
import { saveInstallers } from '../db/installer-store.js';

/** Updates the contact email of an account's listings if it is one of the account's former emails. */
export async function followAccountEmail(
  tx: EntityManager,
  { accountId, email, formerEmails }: AccountEmails & { accountId: string },
  now: Date,
): Promise<void> {
  const changes = (await membershipsOf(tx, accountId)).map(({ listingId }) => ({
    id: listingId,
    decide: ({ contactEmail }: { contactEmail: string | null }) =>
      contactEmail !== null && formerEmails.includes(contactEmail) ? { contactEmail: email } : null,
  }));
  await saveInstallers(tx, { added: [], changes, now });
}
