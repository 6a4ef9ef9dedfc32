import type { AccountEmails } from '@poolpros/contracts/http/internal';
import type { EntityManager } from 'typeorm';
import { membershipsOf } from '../../members/db/member-store.js';
import { saveInstallers } from '../db/installer-store.js';

/** Gives the listings of an account its present email where their contact email is one that it had before. */
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
