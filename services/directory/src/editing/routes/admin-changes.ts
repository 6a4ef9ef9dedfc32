import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { historiesOf } from '@poolpros/chassis/machine/history';
import { editingEndpoints } from '@poolpros/contracts/endpoints/editing';
import { type AdminChange, editedFields } from '@poolpros/contracts/http/listing-changes';
import { pageSizes } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { stepsOf } from '../../base/domain/steps.js';
import { queuePage } from '../../base/routes/queue-page.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { applyChange, refuseChange } from '../actions/decide-change.js';
import { countChanges, listChanges } from '../db/change-store.js';
import { changeMachine, type ListingChangeRecord } from '../domain/listing-change.js';

export function adminChangeRoutes(app: ZodApp, { accounts, config, database, places, now }: Context): void {
  const reading = byStaff('changes:read');
  const deciding = byStaff('changes:decide');
  const setting = { places, linkSecret: config.LINK_SECRET };
  const errors = [400, 401, 403, 404, 409, 503];

  route(
    app,
    editingEndpoints.adminChanges,
    reading({ summary: 'List pending or decided changes to listings', errors: [400, 401, 403, 503] }),
    async (request) => {
      authorize(actingOf(request), 'read_changes');
      const queue = { count: countChanges, list: listChanges, views };
      return await queuePage(database.dataSource.manager, queue, request.query, pageSizes.changes);
    },
  );

  route(
    app,
    editingEndpoints.applyChange,
    deciding({ summary: 'Apply a change to a listing', errors }),
    async (request) => {
      const decision = { ...request.params, ...request.body, requestId: request.id };
      const actor = actingOf(request);
      return view(await database.transaction((tx) => applyChange(tx, setting, decision, actor, now())));
    },
  );

  for (const { endpoint, action, summary } of [
    { endpoint: editingEndpoints.declineChange, action: 'decline', summary: 'Decline a change to a listing' },
    { endpoint: editingEndpoints.askRevision, action: 'ask_revision', summary: 'Request a revision of a change' },
  ] as const)
    route(app, endpoint, deciding({ summary, errors }), async (request) => {
      const { note, ...body } = request.body;
      const decision = { ...request.params, ...body, action, note: note || null, requestId: request.id };
      const actor = actingOf(request);
      return view(await database.transaction((tx) => refuseChange(tx, decision, actor, now())));
    });

  async function view(change: ListingChangeRecord): Promise<AdminChange> {
    const [seen] = await views(database.dataSource.manager, [change]);
    if (!seen) throw new Error('the changed listing is gone');
    return seen;
  }

  async function views(tx: EntityManager, changes: readonly ListingChangeRecord[]): Promise<AdminChange[]> {
    const listingIds = [...new Set(changes.map(({ listingId }) => listingId))];
    const listings = new Map((await installersByIds(tx, listingIds)).map((listing) => [listing.id, listing]));
    const historyOf = await historiesOf(
      tx,
      changeMachine,
      changes.map(({ id }) => id),
    );
    const contacts = await contactsOf(accounts, [...new Set(changes.flatMap(({ accountId }) => accountId ?? []))]);
    const members = new Map(contacts.map(({ accountId, name, email }) => [accountId, { name, email }]));
    return changes.flatMap((change) => {
      const listing = listings.get(change.listingId);
      if (!listing) return [];
      const { id, version, status, source, before, after, note, reasonCode, decisionNote } = change;
      return {
        id,
        version,
        status,
        source,
        before,
        after,
        note,
        reasonCode,
        decisionNote,
        proposedAt: change.proposedAt.toISOString(),
        decidedAt: change.decidedAt?.toISOString() ?? null,
        proposedBy: members.get(change.accountId ?? '') ?? null,
        listing: listingLink(listing),
        current: Object.fromEntries(
          editedFields.filter((field) => field in after).map((field) => [field, listing[field]]),
        ),
        history: stepsOf(historyOf(id)),
      };
    });
  }
}
