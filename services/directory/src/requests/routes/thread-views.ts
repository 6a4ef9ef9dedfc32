import { historyOf } from '@poolpros/chassis/machine/history';
import type { OwnContactRequest, RequestThread, ThreadMessage } from '@poolpros/contracts/http/request-threads';
import type { EntityManager } from 'typeorm';
import { stepsOf } from '../../base/domain/steps.js';
import type { OwnedRequest } from '../db/contractor-store.js';
import { messagesOf } from '../db/message-store.js';
import { contactRequestMachine, mayReply, movesOf } from '../domain/contact-request.js';
import type { RequestMessage } from '../domain/request-message.js';

/** A request as its business reads it in a list. */
export const requestView = ({ createdAt, seenAt, repliedAt, ...request }: OwnedRequest): OwnContactRequest => ({
  id: request.id,
  version: request.version,
  installerId: request.installerId,
  businessName: request.businessName,
  name: request.name,
  phone: request.phone,
  message: request.message,
  service: request.service,
  zip: request.zip,
  timing: request.timing,
  budget: request.budget,
  contactBy: request.contactBy,
  facts: request.facts,
  others: request.others,
  status: request.status,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
  repliedAt: repliedAt?.toISOString() ?? null,
  value: request.value,
});

export const messageView = ({ id, side, via, isAutomatic, text, createdAt }: RequestMessage): ThreadMessage => ({
  id,
  side,
  via,
  isAutomatic,
  text,
  at: createdAt.toISOString(),
});

/** A request with its thread, as its business reads it. */
export async function threadView(tx: EntityManager, request: OwnedRequest): Promise<RequestThread> {
  return {
    ...requestView(request),
    messages: (await messagesOf(tx, [request.id])).map(messageView),
    steps: stepsOf(await historyOf(tx, contactRequestMachine, request.id)),
    mayReply: mayReply(request),
    moves: movesOf(request),
  };
}
