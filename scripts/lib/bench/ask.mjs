import { getJson } from '../clients.mjs';
import { until } from '../wait.mjs';

/**
 * An answer of a search, asked again while there is none: a young Elasticsearch is slower than a search may take.
 * @param {string} url
 * @param {string} path
 */
export const ask = (url, path) =>
  until(() => getJson(url, path), { timeoutMs: 20_000, sentence: `${url} gives no answer to ${path}.` });
