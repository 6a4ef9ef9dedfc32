import { apiPaths } from '@poolpros/contracts/paths';
import { expect, it } from 'vitest';
import { apiRoutes, mediaRoute, otherPageRoutes, pagesRoute, type Route } from '../route-table.js';
import { rankOf, ranks } from './worth.js';

const routeOf = (prefix: string): Route => {
  const found = [...apiRoutes, mediaRoute, pagesRoute, ...otherPageRoutes].find((route) => route.prefix === prefix);
  if (!found) throw new Error(`no route ${prefix}`);
  return found;
};
const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0';
const rank = (prefix: string, url = prefix, { method = 'GET', agent = browser } = {}) =>
  rankOf(routeOf(prefix), { method, url, headers: { 'user-agent': agent } });

it.each([
  ['a form', rank('/api/contact-requests', '/api/contact-requests', { method: 'POST' }), ranks.write],
  ['a page', rank('/', '/us/texas/austin/pool-contractors'), ranks.first],
  ['a search', rank(apiPaths.enhancedSearch, `${apiPaths.enhancedSearch}?q=a&page=1`), ranks.first],
  ['page 7 of a search', rank(apiPaths.enhancedSearch, `${apiPaths.enhancedSearch}?page=7&q=a`), ranks.later],
  ['page 12 of a city', rank('/', '/us/texas/austin/pool-contractors?page=12'), ranks.later],
  ['the search that replaces another', rank(apiPaths.regularSearch), ranks.later],
  ['suggestions', rank(apiPaths.suggestions), ranks.extra],
  ['a map', rank(apiPaths.map), ranks.extra],
  ['a photo', rank(mediaRoute.prefix), ranks.extra],
])('ranks %s', (_what, given, expected) => {
  expect(given).toBe(expected);
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
])('serves %s last', (agent) => {
  expect(rank('/', '/us', { agent })).toBe(ranks.crawler);
  expect(rank('/api/contact-requests', '/api/contact-requests', { method: 'POST', agent })).toBe(ranks.write);
});
