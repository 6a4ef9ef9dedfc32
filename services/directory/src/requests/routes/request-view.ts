import type { OwnContactRequest } from '@poolpros/contracts/http/contractors';
import type { OwnedRequest } from '../db/contractor-store.js';

/** A request as the business that it went to reads it. */
export const requestView = (request: OwnedRequest): OwnContactRequest => ({
  id: request.id,
  installerId: request.installerId,
  businessName: request.businessName,
  name: request.name,
  email: request.email,
  phone: request.phone,
  message: request.message,
  status: request.status,
  createdAt: request.createdAt.toISOString(),
  seenAt: request.seenAt?.toISOString() ?? null,
});
