import type { EntityManager } from 'typeorm';
import type { WebhookRecord } from '../domain/webhook.js';
import { WebhookEntity } from './entities.js';

export const insertWebhook = async (tx: EntityManager, webhook: WebhookRecord): Promise<void> => {
  await tx.insert(WebhookEntity, webhook);
};

/** The endpoints of a listing, oldest first. */
export const webhooksOf = (tx: EntityManager, listingId: number): Promise<WebhookRecord[]> =>
  tx.find(WebhookEntity, { where: { listingId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** The endpoints that an account added, oldest first. */
export const webhooksBy = (tx: EntityManager, accountId: string): Promise<WebhookRecord[]> =>
  tx.find(WebhookEntity, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });

export const findWebhook = (tx: EntityManager, id: string): Promise<WebhookRecord | null> =>
  tx.findOneBy(WebhookEntity, { id });

/** An endpoint, locked until commit. Who changes its deliveries as well locks it first. */
export const lockWebhook = (tx: EntityManager, id: string): Promise<WebhookRecord | null> =>
  tx.findOne(WebhookEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

export const storeWebhook = async (
  tx: EntityManager,
  { id, version }: Pick<WebhookRecord, 'id' | 'version'>,
  change: Partial<WebhookRecord>,
): Promise<void> => {
  await tx.update(WebhookEntity, { id }, { ...change, version: version + 1 });
};

export const deleteWebhook = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.delete(WebhookEntity, { id });
};
