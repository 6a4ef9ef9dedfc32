import type { Client } from '@elastic/elasticsearch';
import { type Freshness, freshnessOf } from '@poolpros/search-rules/definition';
import type { IndexDefinition } from './definition.js';

/** The alias that an unfinished rebuild is written through, beside the alias that is searched. */
export const nextAlias = (alias: string): string => `${alias}-next`;

/** The indices that carry an alias; empty when it does not exist. */
export async function indicesOf(client: Client, alias: string): Promise<string[]> {
  const found = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  return 'error' in found ? [] : Object.keys(found);
}

/** What is behind an alias, beside the definition of this program. */
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
 * Moves the searched alias to `index` in one step; throws when `index` no longer carries the alias of the rebuild, or
 * another one was published meanwhile. Returns the indices it took the alias from.
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

/** Deletes what carries an alias, but for an index that another process took it from in the meantime. */
export async function discard(client: Client, alias: string): Promise<void> {
  for (const index of await indicesOf(client, alias)) {
    // An index that was published since it was listed carries the alias no more: it is searched now.
    const actions = [{ remove: { index, alias, must_exist: true } }];
    const removed = await client.indices.updateAliases({ actions }, { ignore: [404] });
    if (!('error' in removed)) await client.indices.delete({ index });
  }
}
