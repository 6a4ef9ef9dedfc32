import type { PersonalRows } from '@poolpros/chassis/personal-data';
import type { EntityManager } from 'typeorm';
import { saveInstallers } from './db/installer-store.js';
import type { InstallerRecord } from './domain/installer.js';

export const listingPersonalData: readonly PersonalRows[] = [
  { table: 'installers', email: 'contact_email', since: 'contact_changed_at', erase: removeContactEmail },
];

async function removeContactEmail(tx: EntityManager, ids: readonly string[], now: Date): Promise<'anonymized'> {
  const decide = ({ fieldSources: { contactEmail: _, ...fieldSources } }: InstallerRecord) => ({
    contactEmail: null,
    fieldSources,
  });
  const changes = ids.map((id) => ({ id: Number(id), decide }));
  await saveInstallers(tx, { added: [], changes, now });
  return 'anonymized';
}
