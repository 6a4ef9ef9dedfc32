import { identityOf } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import { ownerOf } from '../../base/accounts/account-contacts.js';
import { requireProof } from '../../base/accounts/session-proof.js';
import type { Context } from '../../base/context.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { deletionPreviewOf } from './departure.js';
import { dataOf } from './own-data-views.js';

/** What is held here of a contractor, and what becomes of it when the account is deleted. */
export function ownDataRoutes(app: ZodApp, { accounts, database, now }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;

  route(
    app,
    contractorEndpoints.ownData,
    own({
      summary: 'Get all data the directory holds about you; requires step-up authentication',
      errors: [401, 403, 503],
    }),
    async (request) => {
      await requireProof(accounts, identityOf(request));
      return await dataOf(manager, await ownerOf(accounts, actingOf(request).id), now());
    },
  );

  route(
    app,
    contractorEndpoints.departure,
    own({ summary: 'Get a preview of what deleting your account affects', errors: [401, 403, 503] }),
    async (request) => await deletionPreviewOf(manager, await ownerOf(accounts, actingOf(request).id), now()),
  );
}
