import { historyOf } from '@poolpros/chassis/machine/history';
import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import type { OwnContactRequest, RequestThread, ThreadMessage } from '@poolpros/contracts/http/request-threads';
import type { EntityManager } from 'typeorm';
import { stepsOf } from '../../base/domain/steps.js';
import type { OwnedRequest } from '../db/contractor-store.js';
import { messagesOf } from '../db/message-store.js';
import { photosOfRequests, photosWithin } from '../db/request-photo-store.js';
import { contactRequestMachine, mayWrite, movesOf } from '../domain/contact-request.js';
import type { RequestMessage } from '../domain/request-message.js';
import { photosById } from '../domain/request-photo.js';

/** A request as programs of its business read it, without photos. */
export const requestFields = ({
  createdAt,
  seenAt,
  repliedAt,
  ...request
}: OwnedRequest): Omit<OwnContactRequest, 'photos'> => ({
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

/** Requests as their business reads them in a list. */
export async function requestViews(tx: EntityManager, requests: readonly OwnedRequest[]): Promise<OwnContactRequest[]> {
  const requestIds = requests.map(({ requestId }) => requestId);
  const photosOf = photosById(await photosOfRequests(tx, requestIds));
  return requests.map((request) => ({ ...requestFields(request), photos: photosOf(request.requestId) }));
}

/** A message as programs read it, without photos. */
export const messageFields = ({
  id,
  side,
  via,
  isAutomatic,
  text,
  createdAt,
}: RequestMessage): Omit<ThreadMessage, 'photos'> => ({
  id,
  side,
  via,
  isAutomatic,
  text,
  at: createdAt.toISOString(),
});

export const messageView = (message: RequestMessage, photosOf: (id: string) => RequestPhoto[]): ThreadMessage => ({
  ...messageFields(message),
  photos: photosOf(message.id),
});

/** A request with its thread, as its business reads it. */
export async function threadView(tx: EntityManager, request: OwnedRequest): Promise<RequestThread> {
  const photosOf = photosById(await photosWithin(tx, [request.requestId]));
  return {
    ...requestFields(request),
    photos: photosOf(request.requestId),
    messages: (await messagesOf(tx, [request.id])).map((message) => messageView(message, photosOf)),
    steps: stepsOf(await historyOf(tx, contactRequestMachine, request.id)),
    mayReply: mayWrite(request),
    moves: movesOf(request),
  };
}
