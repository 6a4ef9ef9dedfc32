import { resultsPageSize } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { metresPerMile } from '@poolpros/places/geo';
import type { DataSource, EntityManager } from 'typeorm';
import type { SearchCriteria } from '../domain/search.js';
import { toCard } from '../domain/snapshot.js';
import { installersByIds } from './installer-store.js';
import { searchStatement } from './search-sql.js';

type Facets = SearchResponse['facets'];

interface Found extends Facets {
  total: number;
  /** `m` is metres from the searched point. */
  hits: { id: number; m: number | null }[];
}

export interface SearchPage {
  installers: InstallerCard[];
  facets: Facets;
  total: number;
}

/** One page of the regular search; a page past the end is empty. */
export function searchInstallers(dataSource: DataSource, criteria: SearchCriteria, page: number): Promise<SearchPage> {
  return dataSource.transaction('REPEATABLE READ', async (tx) => {
    // A search that takes longer than this is better refused than queued behind; compiling costs more than it saves.
    await tx.query(`set transaction read only; set local statement_timeout = '300ms'; set local jit = off`);
    const { text, values } = searchStatement(criteria, (page - 1) * resultsPageSize);
    const [found] = await tx.query<Found[]>(text, values);
    if (!found) throw new Error('the search statement returned no row');
    const { hits, total, ...facets } = found;
    return { installers: await cards(tx, hits), facets, total };
  });
}

async function cards(tx: EntityManager, hits: Found['hits']): Promise<InstallerCard[]> {
  const metres = new Map(hits.map((hit) => [hit.id, hit.m]));
  const records = await installersByIds(
    tx,
    hits.map((hit) => hit.id),
  );
  return records.map((record) => {
    const m = metres.get(record.id) ?? null;
    return toCard(record, m === null ? null : m / metresPerMile);
  });
}
