import { EntitySchema } from 'typeorm';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import type { ListingReport } from '../domain/listing-report.js';
import type { ShortlistMailRecord } from '../domain/shortlist-mail.js';

export const ContactRequestEntity = new EntitySchema<ContactRequestRecord>({
  name: 'contact_request',
  tableName: 'contact_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    groupId: { name: 'group_id', type: 'uuid', nullable: true },
    installerId: { name: 'installer_id', type: 'integer' },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    message: { type: 'text' },
    status: { type: 'text' },
    delivery: { type: 'text' },
    undeliveredReason: { name: 'undelivered_reason', type: 'text', nullable: true },
    dedupeHash: { name: 'dedupe_hash', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    seenAt: { name: 'seen_at', type: 'timestamptz', nullable: true },
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
  },
});
