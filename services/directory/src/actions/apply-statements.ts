import type { EntityManager } from 'typeorm';
import { type InstallerChange, installersBySource, saveInstallers } from '../db/installer-store.js';
import { differs, type InstallerFields } from '../domain/installer.js';

/** What is stated about the installer of a row elsewhere, and what it is beside that when it is new. */
export interface Statement {
  stated: Partial<InstallerFields> & { sourceId: string };
  whenNew: InstallerFields;
}

export interface BatchOutcome {
  new: number;
  changed: number;
  unchanged: number;
}

/**
 * Makes installers be what is stated, matched by source id; equal ones are not written. With `apply` false it only says
 * what would happen. No source id may occur twice.
 */
export async function applyStatements(
  tx: EntityManager,
  statements: readonly Statement[],
  o: { apply: boolean; now: Date },
): Promise<BatchOutcome> {
  const stored = await installersBySource(
    tx,
    statements.map(({ stated }) => stated.sourceId),
  );
  const added: InstallerFields[] = [];
  const changes: InstallerChange[] = [];
  for (const { stated, whenNew } of statements) {
    const current = stored.get(stated.sourceId);
    if (!current) added.push(whenNew);
    else if (differs(current, stated)) changes.push({ id: current.id, decide: () => stated });
  }
  if (o.apply) await saveInstallers(tx, { added, changes, now: o.now });
  const unchanged = statements.length - added.length - changes.length;
  return { new: added.length, changed: changes.length, unchanged };
}
