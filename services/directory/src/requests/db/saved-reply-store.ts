import type { EntityManager } from 'typeorm';
import type { SavedReplyRecord } from '../domain/request-message.js';
import { SavedReplyEntity } from './entities.js';

export const savedRepliesOf = (tx: EntityManager, installerId: number): Promise<SavedReplyRecord[]> =>
  tx.find(SavedReplyEntity, { where: { installerId }, order: { createdAt: 'ASC', id: 'ASC' } });

export const insertSavedReply = async (tx: EntityManager, reply: SavedReplyRecord): Promise<void> => {
  await tx.insert(SavedReplyEntity, reply);
};

/** Deletes a saved reply of a listing. Returns whether there was one. */
export const deleteSavedReply = async (tx: EntityManager, installerId: number, id: string): Promise<boolean> =>
  ((await tx.delete(SavedReplyEntity, { id, installerId })).affected ?? 0) > 0;
