import type { EntityManager } from 'typeorm';
import { saveFigures } from '../db/installer-figures.js';
import { lockInstallers } from '../db/installer-store.js';
import type { InstallerFigures } from '../domain/installer.js';

/** Figures of an installer, as reviews counted them. */
export type CountedFigures = InstallerFigures & { installerId: number };

/**
 * Takes over figures that are newer than the stored ones, raises the versions of their installers and publishes their
 * snapshots, in a few statements; no installer may occur twice. Returns the ids that no installer has.
 */
export async function takeOverFigures(
  tx: EntityManager,
  counted: readonly CountedFigures[],
  now: Date,
): Promise<number[]> {
  const figuresOf = new Map(counted.map(({ installerId, ...figures }) => [installerId, figures]));
  const stored = await lockInstallers(tx, [...figuresOf.keys()]);
  await saveFigures(
    tx,
    stored.flatMap((installer) => {
      const figures = figuresOf.get(installer.id);
      if (!figures || figures.ratingVersion <= installer.ratingVersion) return [];
      return [{ ...installer, ...figures, version: installer.version + 1, updatedAt: now }];
    }),
  );
  const known = new Set(stored.map(({ id }) => id));
  return [...figuresOf.keys()].filter((id) => !known.has(id));
}
