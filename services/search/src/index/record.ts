import type { InternalClient } from '@poolpros/chassis/internal-client';
import {
  type ExportedListing,
  type ExportPage,
  exportedListingSchema,
  exportPageSchema,
} from '@poolpros/contracts/http/internal';
import { pageSizes } from '@poolpros/contracts/limits';

/** An installer in directory; null if there is none with this id. Throws if directory does not respond. */
export const readListing = (directory: InternalClient, id: number): Promise<ExportedListing | null> =>
  directory.get(`/internal/installers/${id}`, exportedListingSchema);

/**
 * All installers in directory, by place, page by page; throws if directory does not respond. One that moves in the
 * meantime may be left out; its event covers it.
 */
export async function* readSource(directory: InternalClient): AsyncGenerator<ExportedListing[]> {
  const query = new URLSearchParams({ limit: String(pageSizes.snapshots) });
  for (;;) {
    const page: ExportPage | null = await directory.get(`/internal/installers?${query}`, exportPageSchema);
    if (!page) throw new Error('directory has no export of its installers');
    yield page.items;
    if (page.nextAfter === null) return;
    query.set('after', page.nextAfter);
  }
}
