import type { AccountContact } from '@poolpros/contracts/http/internal';
import type { ListingMember } from './listing-member.js';
import { rolesThatMay } from './may-act.js';

/** The members of a listing who get its mails, as many as can be asked for, those who came first before the others. */
export const mailedMembers = (members: readonly ListingMember[], most: number): string[] =>
  members
    .filter(({ role }) => rolesThatMay('get_mails').includes(role))
    .slice(0, most)
    .map(({ accountId }) => accountId);

/**
 * Who gets the mails of a listing (docs/rules.md#listing-mails): the members who can be written to, and without any the
 * email address of the listing itself. Nobody gets a mail twice.
 */
export function recipientsOf(
  listing: { name: string; contactEmail: string | null },
  contacts: readonly AccountContact[],
): { name: string; address: string }[] {
  const own = listing.contactEmail === null ? [] : [{ name: listing.name, address: listing.contactEmail }];
  const members = contacts.map(({ name, email }) => ({ name, address: email }));
  const byAddress = new Map<string, { name: string; address: string }>();
  for (const recipient of members.length > 0 ? members : own) {
    const key = recipient.address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, recipient);
  }
  return [...byAddress.values()];
}
