import type { FieldSource } from '@poolpros/contracts/field-sources';
import type { AccountContact } from '@poolpros/contracts/http/internal';
import type { MailRecipient } from '@poolpros/contracts/http/mail-facts';
import type { ListingMember } from './listing-member.js';
import { rolesThatMay } from './policy.js';

/** The members of a listing who get its mails, up to the maximum per request, the longest-standing first. */
export const mailedMembers = (members: readonly ListingMember[], most: number): string[] =>
  members
    .filter(({ role }) => rolesThatMay('get_mails').includes(role))
    .slice(0, most)
    .map(({ accountId }) => accountId);

/** The fields of a listing that decide where its mails go if no member can be reached. */
interface Contact {
  name: string;
  contactEmail: string | null;
  fieldSources: { contactEmail?: FieldSource };
}

/**
 * The recipients of a listing's mails (docs/rules.md#listing-mails): the members who can be reached, or else the email
 * address of the listing, except one that its owner provided: while the account is closed or erased, nobody knows who
 * reads that. Nobody gets a mail twice.
 */
export function recipientsOf(
  listing: Contact,
  contacts: readonly AccountContact[],
  hasMembers: boolean,
): MailRecipient[] {
  const { name, contactEmail, fieldSources } = listing;
  const isOwners = hasMembers && fieldSources.contactEmail === 'owner';
  const own = contactEmail === null || isOwners ? [] : [{ name, address: contactEmail }];
  return withoutRepeats(contacts.length > 0 ? contacts.map(toRecipient) : own);
}

export const toRecipient = ({ accountId, name, email }: AccountContact): MailRecipient => ({
  accountId,
  name,
  address: email,
});

/** Each email once, for the first person who has it. */
export function withoutRepeats<R extends MailRecipient>(recipients: readonly R[]): R[] {
  const byAddress = new Map<string, R>();
  for (const recipient of recipients) {
    const key = recipient.address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, recipient);
  }
  return [...byAddress.values()];
}
