import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { changeReasons } from '@poolpros/contracts/change-reasons';
import { editingEndpoints } from '@poolpros/contracts/endpoints/editing';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { OwnChange } from '@poolpros/contracts/http/listing-changes';
import type { Context } from '../../base/context.js';
import { reasonText } from '../../base/domain/steps.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { editListing } from '../actions/edit-listing.js';
import { withdrawChange } from '../actions/withdraw-change.js';
import { decidedChangesOf, openChangesOf } from '../db/change-store.js';
import type { ListingChangeRecord } from '../domain/listing-change.js';

const decidedShown = 10;

export function changeRoutes(app: ZodApp, { config, database, places, now }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;
  const setting = { places, linkSecret: config.LINK_SECRET };

  route(
    app,
    editingEndpoints.listingChanges,
    own({
      summary: 'List the pending and recently decided changes to your business',
      errors: [400, 401, 403, 404, 503],
    }),
    async (request) => {
      const actor = actingOf(request);
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actor, 'edit_listing');
      const open = await openChangesOf(manager, installerId);
      return { items: [...open, ...(await decidedChangesOf(manager, installerId, decidedShown))].map(changeView) };
    },
  );

  route(
    app,
    editingEndpoints.changeListing,
    own({
      summary: 'Edit your business; some fields change immediately, others after review',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 404, 409, 503],
    }),
    async (request, reply) => {
      return await createOnce(database, request, reply, async (tx) => {
        const edit = { ...request.params, ...request.body };
        const { applied, pending } = await editListing(tx, setting, edit, actingOf(request), now());
        return { applied, pending: pending && changeView(pending) };
      });
    },
  );

  route(
    app,
    editingEndpoints.withdrawChange,
    own({ summary: 'Withdraw a pending change', errors: [400, 401, 403, 404, 409, 503] }),
    async (request) =>
      changeView(await database.transaction((tx) => withdrawChange(tx, request.params, actingOf(request), now()))),
  );
}

const changeView = (change: ListingChangeRecord): OwnChange => ({
  id: change.id,
  status: change.status,
  source: change.source,
  before: change.before,
  after: change.after,
  note: change.note,
  proposedAt: change.proposedAt.toISOString(),
  decidedAt: change.decidedAt?.toISOString() ?? null,
  reason: change.reasonCode && reasonText(changeReasons[change.reasonCode], change.decisionNote),
});
