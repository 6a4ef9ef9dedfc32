import type { InternalClient } from '@poolpros/chassis/internal-client';
import { maskEmail } from '@poolpros/chassis/mask-email';
import { type AccountContact, accountContactsPath, accountContactsSchema } from '@poolpros/contracts/http/internal';

/** Those of these accounts whose owners can be reached by mail, in order. */
export async function contactsOf(accounts: InternalClient, accountIds: readonly string[]): Promise<AccountContact[]> {
  if (accountIds.length === 0) return [];
  const found = await accounts.get(`${accountContactsPath}?ids=${accountIds.join(',')}`, accountContactsSchema);
  const byId = new Map(found?.contacts.map((contact) => [contact.accountId, contact]));
  return accountIds.flatMap((id) => byId.get(id) ?? []);
}

/** Whether an account is neither disabled nor closed; what its keys and the links of its mails allow ends with it (ADR 65). */
export const isOpenAccount = async (accounts: InternalClient, accountId: string): Promise<boolean> =>
  (await contactsOf(accounts, [accountId])).length > 0;

/** Identifies what an account sent: by its id, or by its email if it was sent without an account. */
export async function ownerOf(
  accounts: InternalClient,
  accountId: string,
): Promise<{ accountId: string; email: string | null }> {
  const [contact] = await contactsOf(accounts, [accountId]);
  return { accountId, email: contact?.email ?? null };
}

/** The claimant, as strangers may see it; null if the account is gone. */
export async function maskedClaimant(
  accounts: InternalClient,
  { accountId }: { accountId: string },
): Promise<{ name: string; email: string } | null> {
  const [contact] = await contactsOf(accounts, [accountId]);
  return contact ? { name: contact.name, email: maskEmail(contact.email) } : null;
}
