import { getJson } from '../../../scripts/lib/clients.mjs';
import { until } from '../../../scripts/lib/wait.mjs';

/** Reads a JSON document from a process. */
export const read = async <T>(url: string, path: string): Promise<T> => (await getJson(url, path)) as T;

/** The response of a search, retried while there is none: after its start, Elasticsearch is slower than the time limit of a search. */
export const ask = <T>(url: string, path: string): Promise<T> =>
  until<T>(() => read(url, path), { timeoutMs: 20_000, sentence: `${url} gives no response to ${path}.` });
