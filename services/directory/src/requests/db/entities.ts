import { EntitySchema } from 'typeorm';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import type { ListingReport } from '../domain/listing-report.js';
import type { RequestRecord } from '../domain/request.js';
import type { RequestMessage, SavedReplyRecord } from '../domain/request-message.js';
import type { RequestPhotoRecord } from '../domain/request-photo.js';
import type { ShortlistMailRecord } from '../domain/shortlist-mail.js';

export const RequestEntity = new EntitySchema<RequestRecord>({
  name: 'request',
  tableName: 'requests',
  columns: {
    id: { type: 'uuid', primary: true },
    nonce: { type: 'text', nullable: true },
    tokenHash: { name: 'token_hash', type: 'text', nullable: true },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    message: { type: 'text' },
    dedupeHash: { name: 'dedupe_hash', type: 'text' },
    service: { type: 'text', nullable: true },
    zip: { type: 'text', nullable: true },
    timing: { type: 'text', nullable: true },
    budget: { type: 'text', nullable: true },
    contactBy: { name: 'contact_by', type: 'text', nullable: true },
    facts: { type: 'jsonb' },
    consentVersion: { name: 'consent_version', type: 'text', nullable: true },
    sourcePage: { name: 'source_page', type: 'text', nullable: true },
    networkHash: { name: 'network_hash', type: 'text', nullable: true },
    riskReasons: { name: 'risk_reasons', type: 'text', array: true },
    outcome: { type: 'text', nullable: true },
    hiredId: { name: 'hired_id', type: 'uuid', nullable: true },
    value: { type: 'integer', nullable: true },
    confirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true },
    withdrawnAt: { name: 'withdrawn_at', type: 'timestamptz', nullable: true },
    unansweredAt: { name: 'unanswered_at', type: 'timestamptz', nullable: true },
    followUntil: { name: 'follow_until', type: 'timestamptz' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export const ContactRequestEntity = new EntitySchema<ContactRequestRecord>({
  name: 'contact_request',
  tableName: 'contact_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    status: { type: 'text' },
    requestId: { name: 'request_id', type: 'uuid', nullable: true },
    installerId: { name: 'installer_id', type: 'integer' },
    undeliveredReason: { name: 'undelivered_reason', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    deliveredAt: { name: 'delivered_at', type: 'timestamptz', nullable: true },
    seenAt: { name: 'seen_at', type: 'timestamptz', nullable: true },
    repliedAt: { name: 'replied_at', type: 'timestamptz', nullable: true },
    value: { type: 'integer', nullable: true },
  },
});

export const RequestMessageEntity = new EntitySchema<RequestMessage>({
  name: 'request_message',
  tableName: 'request_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    contactRequestId: { name: 'contact_request_id', type: 'uuid' },
    requestId: { name: 'request_id', type: 'uuid' },
    side: { type: 'text' },
    via: { type: 'text' },
    authorId: { name: 'author_id', type: 'uuid', nullable: true },
    isAutomatic: { name: 'is_automatic', type: 'boolean' },
    text: { type: 'text' },
    mailHash: { name: 'mail_hash', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export const RequestPhotoEntity = new EntitySchema<RequestPhotoRecord>({
  name: 'request_photo',
  tableName: 'request_photos',
  columns: {
    id: { type: 'uuid', primary: true },
    tokenHash: { name: 'token_hash', type: 'text', nullable: true },
    requestId: { name: 'request_id', type: 'uuid', nullable: true },
    messageId: { name: 'message_id', type: 'uuid', nullable: true },
    position: { type: 'integer' },
    name: { type: 'text' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export const SavedReplyEntity = new EntitySchema<SavedReplyRecord>({
  name: 'saved_reply',
  tableName: 'saved_replies',
  columns: {
    id: { type: 'uuid', primary: true },
    installerId: { name: 'installer_id', type: 'integer' },
    title: { type: 'text' },
    text: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export const ShortlistMailEntity = new EntitySchema<ShortlistMailRecord>({
  name: 'shortlist_mail',
  tableName: 'shortlist_mails',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    installerIds: { name: 'installer_ids', type: 'integer', array: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

export const ListingReportEntity = new EntitySchema<ListingReport>({
  name: 'listing_report',
  tableName: 'listing_reports',
  columns: {
    id: { type: 'uuid', primary: true },
    installerId: { name: 'installer_id', type: 'integer' },
    reason: { type: 'text' },
    note: { type: 'text', nullable: true },
    email: { type: 'text', nullable: true },
    network: { type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    handledAt: { name: 'handled_at', type: 'timestamptz', nullable: true },
    handledBy: { name: 'handled_by', type: 'uuid', nullable: true },
    outcome: { type: 'text', nullable: true },
  },
});
