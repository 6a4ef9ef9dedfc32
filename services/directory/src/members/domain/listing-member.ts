import type { ListingRole } from '@poolpros/contracts/roles';

/** An account that has to do with a listing. */
export interface ListingMember {
  listingId: number;
  accountId: string;
  role: ListingRole;
  addedAt: Date;
}
