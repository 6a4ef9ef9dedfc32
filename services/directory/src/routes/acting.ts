import { identityOf } from '@poolpros/chassis/auth';
import type { FastifyRequest } from 'fastify';
import type { Acting } from '../domain/may-act.js';

/** Who makes a request that passed requireAccount. */
export function actingOf(request: FastifyRequest): Acting & { id: string } {
  const { accountId, audience, permissions } = identityOf(request);
  return { kind: audience === 'admin' ? 'staff' : 'contractor', id: accountId, permissions };
}
