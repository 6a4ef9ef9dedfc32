import type { FieldSource } from '@poolpros/contracts/field-sources';
import type { AccountContact } from '@poolpros/contracts/http/internal';
import type { MailRecipient } from '@poolpros/contracts/http/mail-facts';
import type { ListingMember } from './listing-member.js';
import { rolesThatMay } from './policy.js';

/** The members of a listing who get its mails, as many as can be asked for, those who came first before the others. */
export const mailedMembers = (members: readonly ListingMember[], most: number): string[] =>
  members
    .filter(({ role }) => rolesThatMay('get_mails').includes(role))
    .slice(0, most)
    .map(({ accountId }) => accountId);

/** What of a listing says where its mails go when no member can be written to. */
interface Contact {
  name: string;
  contactEmail: string | null;
  fieldSources: { contactEmail?: FieldSource };
}

/**
 * Who gets the mails of a listing (docs/rules.md#listing-mails): the members who can be written to, and without any the
 * email address of the listing itself, but for one that its owner stated: while the account is closed or erased, nobody
 * knows who reads that. Nobody gets a mail twice.
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

/** Each email once, for the first of those who have it. */
export function withoutRepeats<R extends MailRecipient>(recipients: readonly R[]): R[] {
  const byAddress = new Map<string, R>();
  for (const recipient of recipients) {
    const key = recipient.address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, recipient);
  }
  return [...byAddress.values()];
}
