import type { ListingRole } from '@poolpros/contracts/roles';

/** An account with a role in a listing. */
export interface ListingMember {
  listingId: number;
  accountId: string;
  role: ListingRole;
  addedAt: Date;
}
