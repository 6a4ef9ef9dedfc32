import { EntitySchema } from 'typeorm';
import type { InvitationRecord } from '../domain/invitation.js';

export const InvitationEntity = new EntitySchema<InvitationRecord>({
  name: 'invitation',
  tableName: 'invitations',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    listingId: { name: 'listing_id', type: 'integer' },
    email: { type: 'text', nullable: true },
    role: { type: 'text' },
    invitedBy: { name: 'invited_by', type: 'uuid' },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    sentAt: { name: 'sent_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
    acceptedBy: { name: 'accepted_by', type: 'uuid', nullable: true },
  },
});
