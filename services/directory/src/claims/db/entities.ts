import { EntitySchema } from 'typeorm';
import type { ClaimRecord } from '../domain/claim.js';
import type { ClaimDocument } from '../domain/claim-document.js';

export const ClaimEntity = new EntitySchema<ClaimRecord>({
  name: 'claim',
  tableName: 'claims',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid' },
    method: { type: 'text' },
    role: { type: 'text' },
    licenseNumber: { name: 'license_number', type: 'text', nullable: true },
    proofEmail: { name: 'proof_email', type: 'text', nullable: true },
    note: { type: 'text', nullable: true },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text', nullable: true },
    proofUntil: { name: 'proof_until', type: 'timestamptz', nullable: true },
    provedAt: { name: 'proved_at', type: 'timestamptz', nullable: true },
    isStrong: { name: 'is_strong', type: 'boolean' },
    ownerAnswersUntil: { name: 'owner_answers_until', type: 'timestamptz', nullable: true },
    startedAt: { name: 'started_at', type: 'timestamptz' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    decidedBy: { name: 'decided_by', type: 'uuid', nullable: true },
    reasonCode: { name: 'reason_code', type: 'text', nullable: true },
    decisionNote: { name: 'decision_note', type: 'text', nullable: true },
    appealedAt: { name: 'appealed_at', type: 'timestamptz', nullable: true },
    appeal: { type: 'text', nullable: true },
    ownersBefore: { name: 'owners_before', type: 'uuid', array: true },
    objectUntil: { name: 'object_until', type: 'timestamptz', nullable: true },
    objectedAt: { name: 'objected_at', type: 'timestamptz', nullable: true },
    objection: { type: 'text', nullable: true },
    network: { type: 'text', nullable: true },
    browser: { type: 'text', nullable: true },
  },
});

export const ClaimDocumentEntity = new EntitySchema<ClaimDocument>({
  name: 'claim_document',
  tableName: 'claim_documents',
  columns: {
    id: { type: 'uuid', primary: true },
    claimId: { name: 'claim_id', type: 'uuid' },
    kind: { type: 'text' },
    ending: { type: 'text' },
    bytes: { type: 'integer' },
    addedAt: { name: 'added_at', type: 'timestamptz' },
  },
});
