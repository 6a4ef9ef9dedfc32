import { EntitySchema } from 'typeorm';
import type { ApiKeyRecord } from '../domain/api-key.js';
import type { DeliveryRecord, WebhookRecord } from '../domain/webhook.js';

export const ApiKeyEntity = new EntitySchema<ApiKeyRecord>({
  name: 'api_key',
  tableName: 'api_keys',
  columns: {
    id: { type: 'uuid', primary: true },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid' },
    name: { type: 'text' },
    start: { type: 'text' },
    tokenHash: { name: 'token_hash', type: 'text' },
    scopes: { type: 'text', array: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz', nullable: true },
    windowStartedAt: { name: 'window_started_at', type: 'timestamptz', nullable: true },
    windowCalls: { name: 'window_calls', type: 'integer' },
  },
});

export const WebhookEntity = new EntitySchema<WebhookRecord>({
  name: 'webhook',
  tableName: 'webhooks',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    listingId: { name: 'listing_id', type: 'integer' },
    accountId: { name: 'account_id', type: 'uuid' },
    url: { type: 'text' },
    events: { type: 'text', array: true },
    nonce: { type: 'text' },
    oldNonce: { name: 'old_nonce', type: 'text', nullable: true },
    oldSecretUntil: { name: 'old_secret_until', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    offAt: { name: 'off_at', type: 'timestamptz', nullable: true },
    offReason: { name: 'off_reason', type: 'text', nullable: true },
    failingSince: { name: 'failing_since', type: 'timestamptz', nullable: true },
  },
});

export const WebhookDeliveryEntity = new EntitySchema<DeliveryRecord>({
  name: 'webhook_delivery',
  tableName: 'webhook_deliveries',
  columns: {
    id: { type: 'uuid', primary: true },
    webhookId: { name: 'webhook_id', type: 'uuid' },
    event: { type: 'text' },
    data: { type: 'jsonb' },
    status: { type: 'text' },
    tries: { type: 'integer' },
    leases: { type: 'integer' },
    dueAt: { name: 'due_at', type: 'timestamptz' },
    leaseUntil: { name: 'lease_until', type: 'timestamptz', nullable: true },
    triedAt: { name: 'tried_at', type: 'timestamptz', nullable: true },
    httpStatus: { name: 'http_status', type: 'integer', nullable: true },
    reason: { type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});
