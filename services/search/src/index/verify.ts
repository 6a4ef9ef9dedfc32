import type { Client } from '@elastic/elasticsearch';
import type { InternalClient } from '@poolpros/chassis/internal-client';
import { readRecord } from './record.js';

/** A listing whose version in the index is not the record's; null = missing on that side. */
export interface Difference {
  id: number;
  record: number | null;
  index: number | null;
}

/** Compares (id, version) of the index and the record; returns the differences by id. */
export async function compareWithRecord(
  client: Client,
  alias: string,
  directory: InternalClient,
): Promise<{ compared: number; differences: Difference[] }> {
  await client.indices.refresh({ index: alias });
  const indexed = await indexedVersions(client, alias);
  const differences: Difference[] = [];
  let compared = 0;
  for await (const page of readRecord(directory)) {
    for (const { version, snapshot } of page) {
      const found = indexed.get(snapshot.id) ?? null;
      if (found !== version) differences.push({ id: snapshot.id, record: version, index: found });
      indexed.delete(snapshot.id);
      compared++;
    }
  }
  for (const [id, version] of indexed) differences.push({ id, record: null, index: version });
  return { compared, differences: differences.sort((a, b) => a.id - b.id) };
}

async function indexedVersions(client: Client, alias: string): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  let after = 0;
  for (;;) {
    const { hits } = await client.search({
      index: alias,
      size: 1000,
      sort: [{ id: 'asc' }],
      search_after: [after],
      version: true,
      _source: false,
    });
    for (const hit of hits.hits) versions.set(Number(hit._id), hit._version ?? 0);
    const last = hits.hits.at(-1);
    if (!last) return versions;
    after = Number(last._id);
  }
}
