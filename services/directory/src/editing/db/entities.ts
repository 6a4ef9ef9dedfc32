import { EntitySchema } from 'typeorm';
import type { ListingChangeRecord } from '../domain/listing-change.js';

export const ListingChangeEntity = new EntitySchema<ListingChangeRecord>({
  name: 'listing_change',
  tableName: 'listing_changes',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid', nullable: true },
    source: { type: 'text' },
    before: { type: 'jsonb' },
    after: { type: 'jsonb' },
    note: { type: 'text', nullable: true },
    proposedAt: { name: 'proposed_at', type: 'timestamptz' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    decidedBy: { name: 'decided_by', type: 'uuid', nullable: true },
    reasonCode: { name: 'reason_code', type: 'text', nullable: true },
    decisionNote: { name: 'decision_note', type: 'text', nullable: true },
  },
});
