import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { milesBetween } from '@poolpros/places/geo';
import type { Context } from '../../base/context.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { visibleInstallers } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { toCard, toCompared } from '../../listings/domain/snapshot.js';
import { claimedAmong, withMembersAmong } from '../../members/db/member-store.js';
import { byAnybody } from '../../members/routes/acting.js';
import { contactReach } from '../../requests/domain/contact-request.js';

/** Installers that a visitor picked by id. */
export function compareRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  const open = byAnybody('installers');
  const { manager } = database.dataSource;

  route(
    app,
    catalogEndpoints.compare,
    open({ summary: 'Get up to four contractors for side-by-side comparison', errors: [400, 503] }),
    async (request, reply) => {
      const { ids, lat, lon } = request.query;
      const installers = await visibleInstallers(manager, ids);
      const claimed = await claimedAmong(manager, ids);
      const withMembers = await withMembersAmong(manager, ids);
      const now = context.now();
      const compared = (record: InstallerRecord, miles: number | null) =>
        toCompared(record, miles, {
          claimed: claimed.has(record.id),
          reach: contactReach(record, withMembers.has(record.id)),
          now,
        });
      if (lat === undefined || lon === undefined) {
        keepFor(reply, freshness.page);
        return { installers: installers.map((record) => compared(record, null)) };
      }
      // Where a visitor is stays out of every cache.
      const point = { latitude: lat, longitude: lon };
      return { installers: installers.map((record) => compared(record, milesBetween(point, record))) };
    },
  );

  route(
    app,
    catalogEndpoints.cards,
    open({ summary: 'List the contractors of a shortlist', errors: [400, 503] }),
    async (request, reply) => {
      const installers = await visibleInstallers(manager, request.query.ids);
      keepFor(reply, freshness.page);
      return { installers: installers.map((record) => toCard(record, null)) };
    },
  );
}
