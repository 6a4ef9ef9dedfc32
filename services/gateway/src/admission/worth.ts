import { apiPaths } from '@poolpros/contracts/paths';
import type { Route } from '../route-table.js';
import { isCrawler } from './crawlers.js';

/** What is served first when a service cannot do everything, the lowest rank first. */
export const ranks = {
  /** Somebody has filled in a form; it is never dropped in favor of a read. */
  write: 0,
  /** The page that a visitor wants to see. */
  first: 1,
  /** What follows it, or replaces it. */
  later: 2,
  /** What a page can do without. */
  extra: 3,
  crawler: 4,
} as const;

interface Request {
  method: string;
  url: string;
  headers: { 'user-agent'?: string | undefined };
}

const extraLimits = new Set<Route['limit']>(['map', 'media', 'picture']);
const laterPage = /[?&]page=(?!1?(?:&|$))/;

/** The rank of a request (docs/rules.md#overload). */
export function rankOf({ prefix, limit }: Pick<Route, 'prefix' | 'limit'>, { method, url, headers }: Request): number {
  if (method !== 'GET' && method !== 'HEAD') return ranks.write;
  if (isCrawler(headers['user-agent'])) return ranks.crawler;
  if (extraLimits.has(limit) || prefix === apiPaths.suggestions) return ranks.extra;
  if (prefix === apiPaths.regularSearch || laterPage.test(url)) return ranks.later;
  return ranks.first;
}
