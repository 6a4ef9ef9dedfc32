import { identityOf, requireAccount } from '@poolpros/chassis/auth';
import { routesWith } from '@poolpros/chassis/http';
import type { Permission } from '@poolpros/contracts/roles';
import type { FastifyRequest } from 'fastify';
import type { ListingActor } from '../domain/policy.js';

/** Who makes a request that passed requireAccount. */
export function actingOf(request: FastifyRequest): ListingActor & { id: string } {
  const { accountId, audience, permissions } = identityOf(request);
  return { kind: audience === 'admin' ? 'staff' : 'contractor', id: accountId, permissions };
}

/** Routes that anybody may call. */
export const byAnybody = (tag: string) => routesWith({ schema: { tags: [tag] } });

/** Routes that contractors call for their own listings. */
export const byContractors = (tag: string) =>
  routesWith({ onRequest: requireAccount('contractor', 'listings:own'), schema: { tags: [tag] } });

/** Routes of those of the staff who have a permission. */
export const byStaff = (permission: Permission) =>
  routesWith({ onRequest: requireAccount('admin', permission), schema: { tags: ['admin'] } });
