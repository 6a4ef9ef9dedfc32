import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import { expect, it } from 'vitest';
import { readOf } from '../known-reads.js';
import { costOf, weightOf } from './request-cost.js';

const cost = (url: string, method = 'GET') => costOf({ url, apiRead: readOf({ method, url }) });

it.each([
  ['/api/summary', 1],
  ['/api/installers/7', 1],
  ['/api/installers/search?q=pool', 3],
  ['/api/installers/search-enhanced?q=pool', 3],
  ['/api/places/states/texas', 1],
  ['/api/places/states/texas/cities/austin', 3],
  ['/api/places/map.svg?lat=1', 3],
  ['/api/sitemap', 3],
  ['/api/nothing', 1],
  ['/media/photos/a-960.webp', 1],
  ['/assets/entry.js', 1],
  ['/sitemaps/services-california.xml', 3],
  ['/nothing-7', 3],
  ['/apiary', 3],
])('a read of %s costs %i', (url, expected) => {
  expect(cost(url)).toBe(expected);
});

it.each(Object.values(routeExamples))('the page %s is dear', (url) => {
  expect(cost(url)).toBe(3);
});

it('a page that the gateway has already counts as a plain request, and nothing else is looked for there', () => {
  const page = { url: '/us/texas/austin/pool-contractors', apiRead: null };
  expect(weightOf(page, () => false)).toBe(3);
  expect(weightOf(page, () => true)).toBe(1);
  const looked: string[] = [];
  const note = ({ url }: { url: string }) => looked.push(url) > 0;
  for (const url of ['/assets/entry.js', '/media/photos/a-960.webp', '/api/summary', '/api/nothing'])
    expect(weightOf({ url, apiRead: readOf({ method: 'GET', url }) }, note), url).toBe(1);
  expect(looked).toEqual([]);
});

it('a write costs as much as a plain read, as few are possible', () => {
  expect(cost('/api/reviews', 'POST')).toBe(1);
});
