import type { Client } from '@elastic/elasticsearch';
import { engineFailure, refusalOf, writeTimeoutMs } from '../elasticsearch.js';
import { documentOf, type VersionedSnapshot } from './document.js';

/**
 * Writes snapshots through each alias, guarded by their version: an equal or newer one in the index stays (409).
 * An alias that does not exist is passed over while another one takes the write. Throws UnavailableError when none does or
 * Elasticsearch cannot write now.
 */
export async function writeSnapshots(client: Client, aliases: string[], items: VersionedSnapshot[]): Promise<void> {
  if (items.length === 0) return;
  const operations = aliases.flatMap((alias) =>
    items.flatMap(({ version, snapshot }) => [
      { index: { _index: alias, _id: String(snapshot.id), version, version_type: 'external' as const } },
      documentOf(snapshot),
    ]),
  );
  const answer = await client
    .bulk({ operations, require_alias: true }, { requestTimeout: writeTimeoutMs })
    .catch((error: unknown) => {
      throw engineFailure(error);
    });
  const failures = answer.items.flatMap(({ index }) => (index?.error && index.status !== 409 ? [index] : []));
  const nowhere = failures.length === answer.items.length;
  const failure = failures.find(({ status }) => status !== 404) ?? (nowhere ? failures[0] : undefined);
  if (!failure) return;
  throw refusalOf(failure.status, `installer ${failure._id} was not indexed: ${failure.error?.reason}`);
}
