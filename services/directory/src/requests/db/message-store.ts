import type { MessageSide } from '@poolpros/contracts/http/request-threads';
import { type EntityManager, In, MoreThan } from 'typeorm';
import type { RequestMessage } from '../domain/request-message.js';
import { RequestMessageEntity } from './entities.js';

export const insertMessage = async (tx: EntityManager, message: RequestMessage): Promise<void> => {
  await tx.insert(RequestMessageEntity, message);
};

export const findMessage = (tx: EntityManager, id: string): Promise<RequestMessage | null> =>
  tx.findOneBy(RequestMessageEntity, { id });

/** The message that came by a mail; null if that mail is not stored. */
export const findMailedMessage = (
  tx: EntityManager,
  contactRequestId: string,
  mailHash: string,
): Promise<RequestMessage | null> => tx.findOneBy(RequestMessageEntity, { contactRequestId, mailHash });

/** The messages of these threads, oldest first. */
export const messagesOf = (tx: EntityManager, contactRequestIds: readonly string[]): Promise<RequestMessage[]> =>
  tx.find(RequestMessageEntity, {
    where: { contactRequestId: In([...contactRequestIds]) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });

/** How many messages one side of a thread wrote after an instant. */
export const countMessages = (
  tx: EntityManager,
  thread: { contactRequestId: string; side: MessageSide },
  after: Date,
): Promise<number> => tx.countBy(RequestMessageEntity, { ...thread, createdAt: MoreThan(after) });
