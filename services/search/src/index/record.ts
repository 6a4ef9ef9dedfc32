import type { InternalClient } from '@poolpros/chassis/internal-client';
import { exportPageSchema } from '@poolpros/contracts/http/internal';
import type { VersionedSnapshot } from './document.js';

const recordPageSize = 1000;

/** All installers as directory holds them, by id, page by page; throws when directory does not answer. */
export async function* readRecord(directory: InternalClient): AsyncGenerator<VersionedSnapshot[]> {
  let after: number | null = 0;
  while (after !== null) {
    const path: string = `/internal/installers?after=${after}&limit=${recordPageSize}`;
    const page = await directory.get(path, exportPageSchema);
    if (!page) throw new Error('directory has no export of its installers');
    yield page.items;
    after = page.nextAfter;
  }
}
