import type { ClaimRisk } from '@poolpros/contracts/claim-risks';
import type { AccountContact } from '@poolpros/contracts/http/internal';
import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { contactsSince, countOfNetworks } from '../db/claim-store.js';
import { type ClaimRecord, isToDecide } from '../domain/claim.js';
import { claimRisksOf, networkSince } from '../domain/claim-risk.js';

/** What speaks for a second look at each of these claims of listings, as long as it is to be decided. */
export async function risksAmong(
  tx: EntityManager,
  claims: readonly ClaimRecord[],
  contacts: readonly AccountContact[],
): Promise<(claim: ClaimRecord, listing: InstallerRecord) => ClaimRisk[]> {
  const open = claims.filter(isToDecide);
  const listingIds = [...new Set(open.map(({ listingId }) => listingId))];
  const since = new Map((await contactsSince(tx, listingIds)).map(({ listingId, phone }) => [listingId, phone]));
  const claimsOfNetwork = await countOfNetworks(tx, open, networkSince);
  const accounts = new Map(contacts.map((contact) => [contact.accountId, contact]));
  return (claim, { id, website, phone, listedAt }) => {
    if (!isToDecide(claim)) return [];
    const account = accounts.get(claim.accountId);
    return claimRisksOf({
      startedAt: claim.startedAt,
      account: account
        ? { email: account.email, createdAt: account.createdAt ? new Date(account.createdAt) : null }
        : null,
      listing: { website, phone, phoneSince: since.get(id) ?? listedAt },
      claimsOfNetwork: claimsOfNetwork(claim.id),
    });
  };
}
