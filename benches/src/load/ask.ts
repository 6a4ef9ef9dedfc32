import { getJson } from '../../../scripts/lib/clients.mjs';
import { until } from '../../../scripts/lib/wait.mjs';

/** A JSON document of a process that is known to give it. */
export const read = async <T>(url: string, path: string): Promise<T> => (await getJson(url, path)) as T;

/** The response of a search, asked again while there is none: a young Elasticsearch is slower than a search may take. */
export const ask = <T>(url: string, path: string): Promise<T> =>
  until<T>(() => read(url, path), { timeoutMs: 20_000, sentence: `${url} gives no response to ${path}.` });
