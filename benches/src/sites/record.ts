import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { exportPageSchema } from '@poolpros/contracts/http/internal';
import { loadPlaces } from '@poolpros/places/load';
import type { Commands } from './commands.js';
import { inventInstallers } from './installers.js';
import type { Site } from './site.js';

/** Fills the empty directory of a site with invented installers. */
export async function fillDirectory(commands: Commands, site: Site, detail: (text: string) => void): Promise<void> {
  const loading = commands.converse(site, 'directory', ['load', '-'], detail);
  for (const installer of inventInstallers(site.count, loadPlaces(), new Date()))
    await loading.write(JSON.stringify(installer));
  await loading.end();
}

const itemSchema = exportPageSchema.shape.items.element;

/** Every installer in directory, of any status, by id. */
export async function readSource(commands: Commands, site: Site): Promise<ContractorSnapshot[]> {
  const snapshots: ContractorSnapshot[] = [];
  const exporting = commands.converse(site, 'directory', ['export'], (line) => {
    snapshots.push(itemSchema.parse(JSON.parse(line)).snapshot);
  });
  await exporting.end();
  return snapshots;
}
