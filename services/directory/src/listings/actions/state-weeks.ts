import { comingWeeks, type FreeWeek, statedWeeks } from '@poolpros/contracts/hours/free-weeks';
import { freeWeekCounts } from '@poolpros/contracts/listing-options';
import type { EntityManager } from 'typeorm';
import { fieldError, installerNotFound } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { changeInstaller, lockInstallers } from '../db/installer-store.js';
import type { InstallerRecord } from '../domain/installer.js';

/** Replaces the weeks in which the business can begin jobs; a week without slots is full (docs/rules.md#free-weeks). */
export async function stateWeeks(
  tx: EntityManager,
  listingId: number,
  weeks: readonly FreeWeek[],
  actor: ListingActor & { id: string },
  now: Date,
): Promise<InstallerRecord> {
  await authorizeOn(tx, listingId, actor, 'state_weeks');
  const [listing] = await lockInstallers(tx, [listingId]);
  if (!listing) throw installerNotFound();
  const possible = statedWeeks(now, listing.timeZone);
  const wrong = weeks.findIndex(({ week }) => !possible.includes(week));
  if (wrong >= 0) throw fieldError(`body.weeks.${wrong}.week`, `choose one of the next ${freeWeekCounts.weeks} weeks`);
  const freeWeeks = comingWeeks(weeks, now, listing.timeZone).filter(({ slots }) => slots > 0);
  const stored = await changeInstaller(tx, listingId, () => ({ freeWeeks }), now);
  if (!stored) throw installerNotFound();
  return stored;
}
