import type { Client } from '@elastic/elasticsearch';
import { writeTimeoutMs } from '../elasticsearch.js';

/** The alias that an unfinished rebuild is written through, beside the alias that is searched. */
export const nextAlias = (alias: string): string => `${alias}-next`;

/** The indices that carry an alias; empty when it does not exist. */
export async function indicesOf(client: Client, alias: string): Promise<string[]> {
  const found = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  return 'error' in found ? [] : Object.keys(found);
}

/** Whether the index behind an alias is missing, or has another mapping than `definition` names. */
export async function stateOf(
  client: Client,
  alias: string,
  definition: string,
): Promise<'missing' | 'outdated' | 'current'> {
  const found = await client.indices.getMapping({ index: alias }, { ignore: [404] });
  if ('error' in found) return 'missing';
  const carried = Object.values(found).map(({ mappings }) => mappings._meta?.definition);
  return carried.every((each) => each === definition) ? 'current' : 'outdated';
}

/**
 * Moves the searched alias to `index` in one step; throws when `index` no longer carries the alias of the rebuild.
 * Returns the indices it took the alias from.
 */
export async function publishIndex(client: Client, alias: string, index: string): Promise<string[]> {
  const old = await indicesOf(client, alias);
  const actions = [
    { remove: { index, alias: nextAlias(alias), must_exist: true } },
    { add: { index, alias } },
    ...old.map((name) => ({ remove: { index: name, alias } })),
  ];
  await client.indices.updateAliases({ actions }, { requestTimeout: writeTimeoutMs });
  return old;
}
