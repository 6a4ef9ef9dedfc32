import { EntitySchema } from 'typeorm';
import type { ListingMember } from '../domain/listing-member.js';

export const ListingMemberEntity = new EntitySchema<ListingMember>({
  name: 'listing_member',
  tableName: 'listing_members',
  columns: {
    listingId: { name: 'listing_id', type: 'integer', primary: true },
    accountId: { name: 'account_id', type: 'uuid', primary: true },
    role: { type: 'text' },
    addedAt: { name: 'added_at', type: 'timestamptz' },
  },
});
