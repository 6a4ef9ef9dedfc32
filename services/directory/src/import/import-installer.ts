import type { EntityManager } from 'typeorm';
import { addInstaller, changeInstaller, findInstallerBySource } from '../db/installer-store.js';
import { differs } from '../domain/installer.js';
import type { ImportedFields } from './imported-fields.js';

export type Outcome = 'new' | 'changed' | 'unchanged';

/** Stores one imported installer under its source id, or with `apply` false only says what would happen. */
export async function importInstaller(
  tx: EntityManager,
  imported: ImportedFields,
  o: { apply: boolean; now: Date },
): Promise<Outcome> {
  const stored = await findInstallerBySource(tx, imported.sourceId);
  if (!stored) {
    if (o.apply)
      await addInstaller(tx, { ...imported, status: 'published', isSample: false, ownerAccountId: null }, o.now);
    return 'new';
  }
  if (!differs(stored, imported)) return 'unchanged';
  if (o.apply) await changeInstaller(tx, stored.id, () => imported, o.now);
  return 'changed';
}
