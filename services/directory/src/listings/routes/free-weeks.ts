import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { listingEndpoints } from '@poolpros/contracts/endpoints/listings';
import { statedWeeks } from '@poolpros/contracts/hours/free-weeks';
import type { FreeWeeks } from '@poolpros/contracts/http/free-weeks';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { stateWeeks } from '../actions/state-weeks.js';
import { findInstaller } from '../db/installer-store.js';
import type { InstallerRecord } from '../domain/installer.js';

/** In how many jobs a business can begin, by week. */
export function freeWeekRoutes(app: ZodApp, { database, now }: Context): void {
  const own = byContractors('contractors');

  route(
    app,
    listingEndpoints.listingWeeks,
    own({ summary: 'Get the free job slots of your listing for the coming weeks', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const { manager } = database.dataSource;
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actingOf(request), 'state_weeks');
      const listing = await findInstaller(manager, installerId);
      if (!listing) throw installerNotFound();
      return weeksOf(listing, now());
    },
  );

  route(
    app,
    listingEndpoints.saveListingWeeks,
    own({ summary: 'Set the free job slots of your listing for the coming weeks', errors: [400, 401, 403, 404, 503] }),
    (request) =>
      database.transaction(async (tx) => {
        const at = now();
        const { installerId } = request.params;
        return weeksOf(await stateWeeks(tx, installerId, request.body.weeks, actingOf(request), at), at);
      }),
  );
}

/** Every week that can be stated, with 0 slots where none are. */
const weeksOf = ({ freeWeeks, timeZone }: InstallerRecord, now: Date): FreeWeeks => ({
  weeks: statedWeeks(now, timeZone).map((week) => ({
    week,
    slots: freeWeeks.find((each) => each.week === week)?.slots ?? 0,
  })),
});
