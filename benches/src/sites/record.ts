import { createInternalClient } from '@poolpros/chassis/internal-client';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { type ExportPage, exportPageSchema } from '@poolpros/contracts/http/internal';
import { present } from '../present.js';
import type { Site } from './site.js';

const pageSize = 1000;

/** Every installer as directory holds it, whatever its status, by id. */
export async function readRecord({ urls, variables }: Site): Promise<ContractorSnapshot[]> {
  const token = present(variables.search?.INTERNAL_TOKEN, 'token of search');
  const directory = createInternalClient({ origin: urls.directory, token, timeoutMs: 15_000 });
  const snapshots: ContractorSnapshot[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: ExportPage | null = await directory.get(
      `/internal/installers?after=${after}&limit=${pageSize}`,
      exportPageSchema,
    );
    snapshots.push(...present(page ?? undefined, 'export of the directory').items.map(({ snapshot }) => snapshot));
    after = page?.nextAfter ?? null;
  }
  return snapshots;
}
