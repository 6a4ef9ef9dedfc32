import { Refusal } from '@poolpros/chassis/refusal';
import type { FigurePeriod, ListingFigures } from '@poolpros/contracts/http/listing-figures';
import { figureLimits } from '@poolpros/contracts/limits';
import { planLimits } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import type { ListingActor } from '../../members/domain/policy.js';
import {
  leastRequests,
  type MeasuredRequest,
  replyFigures,
  measuredSince as requestsSince,
} from '../../requests/domain/reply-figures.js';
import { dayCounts, deliveredTo, measuredSince, type Peer, peersOf, spanCounts } from '../db/figure-store.js';
import { figureDay } from '../domain/figure-day.js';
import { conversionOf, countsOf, localMedian, seriesOf, totalsOf } from '../domain/figures.js';
import { daysOf, periodOf, type Span } from '../domain/period.js';

/** More are not read for one figure; the nearest count. */
const mostPeers = 100;

/** The figures of a listing for its members, next to the median of businesses like it (docs/rules.md#listing-figures). */
export async function readFigures(
  tx: EntityManager,
  { listingId, period: name }: { listingId: number; period: FigurePeriod },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ListingFigures> {
  await authorizeOn(tx, listingId, actor, 'see_figures');
  const listing = await findInstaller(tx, listingId);
  if (!listing) throw installerNotFound();
  if (daysOf(name) > planLimits[await planOfListing(tx, listingId)].figureDays)
    throw new Refusal(
      'forbidden',
      `Figures for 12 months are part of Pro, and this business is on the free plan, whose figures go back ${planLimits.free.figureDays} days.`,
    );
  const period = periodOf(name, figureDay(now));
  const { from, to } = period;
  const since = await measuredSince(tx, listingId);
  const counts = await dayCounts(tx, listingId, { from: period.before?.from ?? from, to });
  const local = await localFigures(tx, listing, period, now);
  const [own = null] = await replyMedians(tx, [listing], now);
  return {
    period: name,
    from,
    to,
    since,
    counts: countsOf(counts, { period, since, local: local.totals }),
    reply: { medianMinutes: own, local: localMedian(local.replies) },
    conversion: {
      share: conversionOf(totalsOf(counts, period)),
      local: localMedian(local.totals.map(conversionOf)),
    },
    series: seriesOf(counts, period, since),
    local: local.found,
  };
}

/** The businesses with the same main service: near, or in the state if there are too few. */
async function localFigures(tx: EntityManager, listing: InstallerRecord, span: Span, now: Date) {
  const [service] = listing.services;
  const none = { found: null, totals: [], replies: [] };
  if (service === undefined) return none;
  const search = { service, span, most: mostPeers };
  const near = await peersOf(tx, listing, { ...search, miles: figureLimits.localMiles });
  const area = near.length >= figureLimits.fewestLocal ? ('near' as const) : ('state' as const);
  const peers = area === 'near' ? near : await peersOf(tx, listing, { ...search, miles: null });
  if (peers.length < figureLimits.fewestLocal) return none;
  const ids = peers.map(({ id }) => id);
  const counts = byListing(await spanCounts(tx, ids, span));
  return {
    found: { businesses: peers.length, service, area },
    totals: ids.map((id) => totalsOf(counts.get(id) ?? [], span)),
    replies: await replyMedians(tx, peers, now),
  };
}

function byListing<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.id, [...(found.get(row.id) ?? []), row]);
  return found;
}

/** The median minutes to the first reply of each listing; null where fewer requests were measured than a profile needs. */
async function replyMedians(tx: EntityManager, listings: readonly Peer[], now: Date): Promise<(number | null)[]> {
  const rows = await deliveredTo(
    tx,
    listings.map(({ id }) => id),
    requestsSince(now),
  );
  const requests = byListing(rows);
  const medianOf = (measured: readonly MeasuredRequest[], zone: string): number | null => {
    const { requests: count, medianMinutes } = replyFigures(measured, zone, now);
    return count < leastRequests ? null : medianMinutes;
  };
  return listings.map(({ id, timeZone }) => (timeZone === null ? null : medianOf(requests.get(id) ?? [], timeZone)));
}
