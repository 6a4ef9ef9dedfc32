import { comingWeeks, type FreeWeek } from '@poolpros/contracts/hours/free-weeks';
import type { EntityManager } from 'typeorm';
import { withMembersAmong } from '../../members/db/member-store.js';
import { saveInstallers } from '../db/installer-store.js';

/** Gives invented listings weeks again, where all that were stated have ended and nobody has taken the listing over. */
export async function stateSampleWeeks(
  tx: EntityManager,
  samples: readonly { installerId: number; weeks: FreeWeek[] }[],
  now: Date,
): Promise<void> {
  const stating = samples.filter(({ weeks }) => weeks.length > 0);
  const owned = await withMembersAmong(
    tx,
    stating.map(({ installerId }) => installerId),
  );
  const changes = stating
    .filter(({ installerId }) => !owned.has(installerId))
    .map(({ installerId: id, weeks: freeWeeks }) => ({
      id,
      decide: ({ freeWeeks: stated, timeZone }: { freeWeeks: FreeWeek[]; timeZone: string | null }) =>
        comingWeeks(stated, now, timeZone).length === 0 ? { freeWeeks } : null,
    }));
  await saveInstallers(tx, { added: [], changes, now });
}
