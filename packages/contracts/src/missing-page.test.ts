import { expect, it } from 'vitest';
import { isMissing, missingPagePath } from './missing-page.js';
import { routeExamples } from './testing/route-examples.js';

it.each([
  missingPagePath,
  '/nothing-here',
  '/wp-login.php',
  '/no/such/page/at-all',
  '//us',
  '/pool-installers/texas/austin',
  '/%E0%A4%A',
])('nothing is at %s', (path) => {
  expect(isMissing(path)).toBe(true);
});

it.each([
  ...Object.values(routeExamples),
  '/US/',
  '/xx',
  '/us/blog/feed.xml',
  '/robots.txt',
  '/favicon.svg',
  '/sitemap.xml',
  '/sitemaps/site.xml',
  '/assets/entry.js',
  '/og/home.jpg',
  '/badges/7.svg',
  '/review-cards/7.pdf',
  '/pool-care-calendar/low-desert.ics',
])('there may be something at %s', (path) => {
  expect(isMissing(path)).toBe(false);
});
