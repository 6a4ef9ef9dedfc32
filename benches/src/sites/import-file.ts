import { writeFileSync } from 'node:fs';
import type { Places } from '@poolpros/places/places';
import { inventInstallers } from './installers.js';

const header = 'source_id,name,state,city,description,services,service_radius,email';

/**
 * Writes a file for the import of the directory: so many businesses that carry `word` in their names, each time with another
 * text. Files of one word hold the same businesses.
 */
export function writeImportFile(file: string, places: Places, { word, count }: { word: string; count: number }): void {
  const rows = [...inventInstallers(count, places, new Date())].map((installer, index) =>
    [
      `${word}-${index}`,
      `${installer.name} ${word}`,
      installer.stateSlug,
      installer.city,
      `${installer.description} Imported at ${Date.now()}.`,
      installer.services.join('; '),
      installer.serviceRadius,
      `firm-${index}@example.com`,
    ]
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(','),
  );
  writeFileSync(file, [header, ...rows].join('\n'));
}
