import type { EntityManager } from 'typeorm';
import { type Suggestion, suggestChanges } from '../../editing/actions/suggest-changes.js';
import { partsOf } from '../../editing/domain/suggestion.js';
import {
  type Beginnings,
  type InstallerChange,
  installersBySource,
  saveInstallers,
} from '../../listings/db/installer-store.js';
import { differs, type InstallerFields, type InstallerRecord } from '../../listings/domain/installer.js';

/** The values provided for an installer, and the defaults for a new one. */
export interface Statement {
  stated: Partial<InstallerFields> & { sourceId: string };
  defaults: InstallerFields;
}

export interface BatchOutcome {
  new: number;
  changed: number;
  unchanged: number;
}

/**
 * Upserts installers with the provided values, matched by source id; unchanged ones are not written. Conflicts with
 * values of an owner or the staff become suggestions (docs/rules.md#imports-and-owners). With `apply` false it only
 * reports what would happen. No source id may occur twice.
 */
export async function upsertListings(
  tx: EntityManager,
  statements: readonly Statement[],
  { apply, now, ...beginnings }: { apply: boolean; now: Date } & Beginnings,
): Promise<BatchOutcome> {
  const stored = await installersBySource(
    tx,
    statements.map(({ stated }) => stated.sourceId),
  );
  const added: InstallerFields[] = [];
  const changes: InstallerChange[] = [];
  const suggestions: Suggestion[] = [];
  let changed = 0;
  for (const { stated, defaults } of statements) {
    const current = stored.get(stated.sourceId);
    if (!current) added.push(defaults);
    else if (differs(current, stated)) {
      const { free } = partsOf(current, stated);
      if (differs(current, free)) changed += 1;
      changes.push({ id: current.id, decide: (locked) => decide(locked, stated) });
    }
  }
  if (apply) {
    await saveInstallers(tx, { added, changes, now, ...beginnings });
    await suggestChanges(tx, suggestions, now);
  }
  return { new: added.length, changed, unchanged: statements.length - added.length - changed };

  function decide(current: InstallerRecord, stated: Statement['stated']): Partial<InstallerFields> | null {
    const { free, suggested } = partsOf(current, stated);
    if (suggested) suggestions.push({ listingId: current.id, ...suggested });
    return differs(current, free) ? free : null;
  }
}
