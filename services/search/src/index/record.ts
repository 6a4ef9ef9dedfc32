import type { InternalClient } from '@poolpros/chassis/internal-client';
import { type ExportPage, exportPageSchema } from '@poolpros/contracts/http/internal';
import { pageSizes } from '@poolpros/contracts/limits';
import type { VersionedSnapshot } from './document.js';

async function readPage(directory: InternalClient, after: number, limit: number): Promise<ExportPage> {
  const page = await directory.get(`/internal/installers?after=${after}&limit=${limit}`, exportPageSchema);
  if (!page) throw new Error('directory has no export of its installers');
  return page;
}

/** An installer as directory has it, null when there is none with this id; throws when directory does not respond. */
export async function readListing(directory: InternalClient, id: number): Promise<VersionedSnapshot | null> {
  const { items } = await readPage(directory, id - 1, 1);
  return items.find(({ snapshot }) => snapshot.id === id) ?? null;
}

/** All installers as directory has them, by id, page by page; throws when directory does not respond. */
export async function* readSource(directory: InternalClient): AsyncGenerator<VersionedSnapshot[]> {
  let after: number | null = 0;
  while (after !== null) {
    const page: ExportPage = await readPage(directory, after, pageSizes.snapshots);
    yield page.items;
    after = page.nextAfter;
  }
}
