import { missingPagePath } from '@poolpros/contracts/missing-page';
import { loadPlaces } from '@poolpros/places/load';
import { describe, expect, it } from 'vitest';
import { publicPageOf } from './public-page.js';

const places = loadPlaces();
const of = (url: string, headers = {}) => publicPageOf(places, { url, headers });

describe('publicPageOf', () => {
  it.each([
    ['/us', '/us', 'everywhere'],
    ['/about?utm_source=mail', '/about', 'everywhere'],
    ['/us/texas/houston?x=1&page=2&x=2', '/us/texas/houston?page=2', 'points'],
    ['/us?country=uk', '/us', 'everywhere'],
    ['/us?page=2', '/us', 'everywhere'],
    ['/us/texas/pool-contractors?sortBy=name', '/us/texas/pool-contractors?sortBy=name', 'state'],
    ['/us/texas/austin/pool-contractors', '/us/texas/austin/pool-contractors', 'points'],
    ['/pool-repair/texas/austin?page=2&distance=25', '/pool-repair/texas/austin?distance=25&page=2', 'points'],
    ['/service-area/texas/travis-county', '/service-area/texas/travis-county', 'points'],
    ['/service-area/travis-county', '/service-area/travis-county', 'points'],
    ['/pool-care-calendar?zone=low-desert', '/pool-care-calendar?zone=low-desert', 'everywhere'],
    ['/pool-problems?step=green&q=algae', '/pool-problems?q=algae&step=green', 'everywhere'],
    ['/energy-efficiency-calculator?tab=heater', '/energy-efficiency-calculator?tab=heater', 'everywhere'],
    ['/cost-calculator?state=TX', '/cost-calculator?state=TX', 'everywhere'],
    ['/cost-calculator?x=1&state=TX&utm_source=mail', '/cost-calculator?state=TX', 'everywhere'],
    ['/pool-quote-worksheet?gclid=1', '/pool-quote-worksheet', 'everywhere'],
    ['/us/blog?topic=care', '/us/blog?topic=care', 'everywhere'],
    ['/us/texas/no-such-city/pool-contractors', '/us/texas/no-such-city/pool-contractors', 'state'],
    ['/nothing-here?x=1', missingPagePath, 'everywhere'],
    ['/wp-login.php', missingPagePath, 'everywhere'],
  ])('of %s is %s, which depends on what is found %s', (url, key, kind) => {
    expect(of(url)).toMatchObject({ key, scope: { kind } });
  });

  it('names the listing of a profile beside the middle of its city', () => {
    const city = places.city('texas', 'austin');
    expect(of('/pool-contractor/texas/austin/hillstone-pools-7')).toMatchObject({
      listingId: 7,
      scope: { kind: 'points', points: [{ lat: city?.latitude, lon: city?.longitude }] },
    });
    expect(of('/pool-contractor/texas/austin/hillstone-pools-7/projects/gunite-pool-31')).toMatchObject({
      listingId: 7,
      scope: { kind: 'points', points: [{ lat: city?.latitude, lon: city?.longitude }] },
    });
  });

  it.each([
    '/search-results?location=Texas',
    '/contractor/login',
    '/verify-review/abc',
    '/list-your-business?draft=abc',
    '/admin',
    '/es',
    '/us/',
    '/US',
    '/xx',
    '/pool-financing/payment-calculator?price=9000',
    '/cost-calculator?state=TX&length=30',
    '/pool-quote-worksheet?in1=deck_fence',
    '/assets/entry.js',
    '/robots.txt',
    '/contractor-login',
    '/sitemaps/site.xml',
    `/us/texas/austin/pool-contractors?page=${'1'.repeat(300)}`,
  ])('of %s is none', (url) => {
    expect(of(url)).toBeNull();
  });

  it.each([{ cookie: 'a=b' }, { authorization: 'Bearer x' }])('is none with %j', (headers) => {
    expect(of('/us', headers)).toBeNull();
  });
});
