import type { environments, Ports } from '../../../scripts/lib/product/environment.mjs';
import { read } from '../load/ask.js';

/** A set of installers with the processes that serve it. */
export interface Site {
  name: string;
  /** Rows, whatever their status. */
  count: number;
  databaseUrl: string;
  /** Of its index, and the prefix of its streams. */
  alias: string;
  urls: { gateway: string; metrics: string; directory: string; search: string; elasticsearch: string };
  variables: ReturnType<typeof environments>;
  ports: Ports;
}

/** `10k`, `1m` */
export function sizeName(count: number): string {
  if (count % 1_000_000 === 0) return `${count / 1_000_000}m`;
  return count % 1000 === 0 ? `${count / 1000}k` : String(count);
}

export async function hasIndex({ urls, alias }: Site): Promise<boolean> {
  const response = await fetch(`${urls.elasticsearch}/_alias/${alias}`);
  return response.ok;
}

/** How many installers of a site can be found. */
export async function publishedIn({ urls, alias }: Site): Promise<number> {
  const { count } = await read<{ count: number }>(urls.elasticsearch, `${alias}/_count?q=status:published`);
  return count;
}

/** What the index shows of an installer, after the facts that a search needs. */
export const readCard = (card: string): { id: number; name: string } =>
  JSON.parse(Buffer.from(card, 'base64').toString().split('\n')[1] ?? '') as { id: number; name: string };

/** Names of installers as they are in the index. */
export async function namesIn({ urls, alias }: Site): Promise<string[]> {
  const { hits } = await read<{ hits: { hits: { _source: { card: string } }[] } }>(
    urls.elasticsearch,
    `${alias}/_search?q=status:published&size=2000&_source=card`,
  );
  return hits.hits.map(({ _source }) => readCard(_source.card).name);
}

/** The value of a counter of a process, summed over the samples whose labels match. */
export async function counted(url: string, metric: string, labels: RegExp = /./): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) && labels.test(line))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
