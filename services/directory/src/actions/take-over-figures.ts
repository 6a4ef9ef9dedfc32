import type { EntityManager } from 'typeorm';
import { saveFigures } from '../db/installer-figures.js';
import { lockInstallers } from '../db/installer-store.js';
import type { InstallerFigures } from '../domain/installer.js';

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
  const stored = await lockInstallers(tx, [...newest.keys()]);
  await saveFigures(
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
