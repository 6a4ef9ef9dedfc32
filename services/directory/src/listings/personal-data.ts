import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import type { EntityManager } from 'typeorm';
import { saveInstallers } from './db/installer-store.js';
import type { InstallerRecord } from './domain/installer.js';

export const listingPersonalData: readonly PersonalRows[] = [
  {
    table: 'installers',
    columns: ['contact_email', 'phone', 'phone_extension', 'phone_words', 'street', 'legal_name', 'licenses'],
    byEmail: [{ email: 'contact_email', since: 'contact_changed_at', erase: removeContactEmail }],
    kept: [
      { keptDays: null, because: 'as long as the listing; what only its members see, as long as it has an owner' },
    ],
    exported: 'listings',
  },
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
