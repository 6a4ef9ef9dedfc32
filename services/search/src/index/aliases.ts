import type { Client } from '@elastic/elasticsearch';
import { type Freshness, freshnessOf } from '@poolpros/search-rules/definition';
import type { IndexDefinition } from './definition.js';

/** The alias through which an unfinished rebuild is written, separate from the alias that is searched. */
export const nextAlias = (alias: string): string => `${alias}-next`;

/** The indices that have an alias; empty if it does not exist. */
export async function indicesOf(client: Client, alias: string): Promise<string[]> {
  const found = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  return 'error' in found ? [] : Object.keys(found);
}

/** The definition behind an alias, compared with the definition of this program. */
export type IndexState = Freshness | 'missing';

export async function stateOf(client: Client, alias: string, definition: IndexDefinition): Promise<IndexState> {
  const found = await client.indices.getMapping({ index: alias }, { ignore: [404] });
  if ('error' in found) return 'missing';
  const states = Object.values(found).map(({ mappings: { _meta } }) =>
    freshnessOf({ number: Number(_meta?.number ?? 0), hash: String(_meta?.definition) }, definition),
  );
  if (states.every((state) => state === 'current')) return 'current';
  return states.includes('newer') ? 'newer' : 'older';
}

/**
 * Moves the searched alias to `index` in one step. Throws if `index` no longer has the alias of the rebuild, or if
 * another index was published in the meantime. Returns the indices that lost the alias.
 */
export async function publishIndex(client: Client, alias: string, index: string): Promise<string[]> {
  const old = await indicesOf(client, alias);
  const actions = [
    { remove: { index, alias: nextAlias(alias), must_exist: true } },
    { add: { index, alias } },
    ...old.map((name) => ({ remove: { index: name, alias, must_exist: true } })),
  ];
  await client.indices.updateAliases({ actions });
  return old;
}

/** Deletes the indices of an alias, except one that another process has published in the meantime. */
export async function discard(client: Client, alias: string): Promise<void> {
  for (const index of await indicesOf(client, alias)) {
    // An index that was published after it was listed no longer has the alias, since it is searched now.
    const actions = [{ remove: { index, alias, must_exist: true } }];
    const removed = await client.indices.updateAliases({ actions }, { ignore: [404] });
    if (!('error' in removed)) await client.indices.delete({ index });
  }
}
