import { type EntityManager, In } from 'typeorm';
import type { InstallerFigures, InstallerRecord } from '../domain/installer.js';
import { InstallerEntity } from './entities.js';
import { announce } from './installer-store.js';
import { writeSearchFigures } from './search-entries.js';

/** Figures of an installer, as reviews counted them. */
export type CountedFigures = InstallerFigures & { installerId: number };

/**
 * Takes over figures that are newer than the stored ones, raises the versions of their installers and publishes their
 * snapshots, in a few statements. Returns the ids that no installer has.
 */
export async function takeOverFigures(
  tx: EntityManager,
  counted: readonly CountedFigures[],
  now: Date,
): Promise<number[]> {
  const newest = newestOfEach(counted);
  // The row locks order the outbox rows of concurrent writers as their versions; taken by id, they never cross.
  const stored = await tx.find(InstallerEntity, {
    where: { id: In([...newest.keys()]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  await save(
    tx,
    stored.flatMap((installer) => {
      const { installerId: _, ...figures } = newest.get(installer.id) ?? { ...installer, installerId: installer.id };
      if (figures.ratingVersion <= installer.ratingVersion) return [];
      return [{ ...installer, ...figures, version: installer.version + 1, updatedAt: now }];
    }),
  );
  const known = new Set(stored.map(({ id }) => id));
  return [...newest.keys()].filter((id) => !known.has(id));
}

function newestOfEach(counted: readonly CountedFigures[]): Map<number, CountedFigures> {
  const newest = new Map<number, CountedFigures>();
  for (const figures of counted) {
    const other = newest.get(figures.installerId);
    if (!other || other.ratingVersion < figures.ratingVersion) newest.set(figures.installerId, figures);
  }
  return newest;
}

async function save(tx: EntityManager, installers: readonly InstallerRecord[]): Promise<void> {
  if (installers.length === 0) return;
  const rows = installers.map(({ id, version, rating, ratingMean, reviewCount, ratingVersion, updatedAt }) => ({
    id,
    version,
    rating,
    rating_mean: ratingMean,
    review_count: reviewCount,
    rating_version: ratingVersion,
    updated_at: updatedAt,
  }));
  await tx.query(
    `update installers set version = changed.version, rating = changed.rating, rating_mean = changed.rating_mean,
       review_count = changed.review_count, rating_version = changed.rating_version, updated_at = changed.updated_at
     from json_populate_recordset(null::installers, $1) as changed where installers.id = changed.id`,
    [JSON.stringify(rows)],
  );
  await writeSearchFigures(tx, installers);
  await announce(tx, installers);
}
