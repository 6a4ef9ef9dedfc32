import { EntitySchema } from 'typeorm';
import { statedColumns } from '../../listings/db/entities.js';
import type { SubmissionRecord } from '../domain/submission.js';
import type { SubmissionDraft } from '../domain/submission-draft.js';
import type { SubmissionPhotoRecord } from '../domain/submission-photo.js';

export const SubmissionEntity = new EntitySchema<SubmissionRecord>({
  name: 'submission',
  tableName: 'submissions',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    businessName: { name: 'business_name', type: 'text' },
    contactName: { name: 'contact_name', type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text' },
    ...statedColumns,
    projects: { type: 'jsonb' },
    zipCode: { name: 'zip_code', type: 'text' },
    timeZone: { name: 'time_zone', type: 'text' },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    submittedAt: { name: 'submitted_at', type: 'timestamptz' },
    confirmUntil: { name: 'confirm_until', type: 'timestamptz' },
    confirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    decidedBy: { name: 'decided_by', type: 'uuid', nullable: true },
    reasonCode: { name: 'reason_code', type: 'text', nullable: true },
    note: { type: 'text', nullable: true },
    resubmissions: { type: 'integer' },
    sentBefore: { name: 'sent_before', type: 'jsonb', nullable: true },
    riskScore: { name: 'risk_score', type: 'integer', nullable: true },
    riskReasons: { name: 'risk_reasons', type: 'text', array: true },
    networkHash: { name: 'network_hash', type: 'text', nullable: true },
    linksMailedAt: { name: 'links_mailed_at', type: 'timestamptz', nullable: true },
    installerId: { name: 'installer_id', type: 'integer', nullable: true },
    ownerAccountId: { name: 'owner_account_id', type: 'uuid', nullable: true },
  },
});

export const SubmissionDraftEntity = new EntitySchema<SubmissionDraft>({
  name: 'submission_draft',
  tableName: 'submission_drafts',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    form: { type: 'jsonb' },
    step: { type: 'integer' },
    nonce: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    savedAt: { name: 'saved_at', type: 'timestamptz' },
    remindedAt: { name: 'reminded_at', type: 'timestamptz', nullable: true },
  },
});

export const SubmissionPhotoEntity = new EntitySchema<SubmissionPhotoRecord>({
  name: 'submission_photo',
  tableName: 'submission_photos',
  columns: {
    id: { type: 'uuid', primary: true },
    tokenHash: { name: 'token_hash', type: 'text' },
    submissionId: { name: 'submission_id', type: 'uuid', nullable: true },
    position: { type: 'integer' },
    name: { type: 'text' },
    alt: { type: 'text' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    savedAt: { name: 'saved_at', type: 'timestamptz' },
  },
});
