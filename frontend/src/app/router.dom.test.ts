import { isPage } from '@poolpros/contracts/page-table';
import { matchRoute } from '@poolpros/contracts/route-match';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestServices } from '../../test/render.js';
import { loadPage } from './page-files.js';
import type { PageHandle } from './page-route.js';
import { createRoutes } from './router.js';

const routes = createRoutes(createTestServices(), loadPage);
const fileAt = (path: string) =>
  (matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined)?.file ?? null;

it.each([
  ['/', 'src/pages/country-chooser/country-chooser-page.tsx'],
  ['/us', 'src/pages/home/us-home-page.tsx'],
  ['/us/', 'src/pages/home/us-home-page.tsx'],
  ['/US', 'src/pages/home/us-home-page.tsx'],
  ['/search-results', 'src/pages/search/search-results-page.tsx'],
  ['/us/texas/pool-contractors', 'src/pages/places/state-directory-page.tsx'],
  ['/us/texas/austin/pool-contractors', 'src/pages/places/city-directory-page.tsx'],
  ['/us/texas/austin', 'src/pages/places/city-directory-page.tsx'],
  ['/pool-contractors/texas/austin', 'src/pages/places/city-directory-page.tsx'],
  ['/pool-contractor/texas/austin/hillstone-pools-12', 'src/pages/installer/profile-page.tsx'],
  ['/pool-contractor/texas/austin/barton-hills/hillstone-pools-12', 'src/pages/installer/profile-page.tsx'],
  ['/pool-installer/texas/austin/hillstone-pools-12', 'src/pages/installer/profile-page.tsx'],
  ['/pool-contractors/hillstone-pools-austin', 'src/pages/installer/profile-moved-page.tsx'],
  ['/pool-contractors-near-me', 'src/pages/places/near-me-page.tsx'],
  ['/pool-contractors-near-me/texas/austin', 'src/pages/places/near-me-city-page.tsx'],
  ['/us/pool-contractors', 'src/pages/places/country-directory-page.tsx'],
  ['/contractor-login', 'src/pages/contractor/login-page.tsx'],
  ['/forgot-password', 'src/pages/contractor/forgot-password-page.tsx'],
  ['/reset-password/abc', 'src/pages/contractor/reset-password-page.tsx'],
  ['/contractor/dashboard', 'src/pages/contractor/dashboard-page.tsx'],
  ['/list-your-business', 'src/pages/contractor/list-your-business-page.tsx'],
  ['/submission-confirmation', 'src/pages/contractor/submission-confirmation-page.tsx'],
  ['/submission-status', 'src/pages/contractor/submission-status-page.tsx'],
  ['/business-preview', 'src/pages/contractor/business-preview-page.tsx'],
  ['/verify-review/abc', 'src/pages/reviews/verify-review-page.tsx'],
  ['/direct-review/7', 'src/pages/reviews/direct-review-page.tsx'],
  ['/admin-login', 'src/pages/admin/login-page.tsx'],
  ['/admin-forgot-password', 'src/pages/admin/forgot-password-page.tsx'],
  ['/admin', 'src/pages/admin/console-page.tsx'],
  ['/compare', 'src/pages/search/compare-page.tsx'],
  ['/shortlist', 'src/pages/search/shortlist-page.tsx'],
  ['/home', 'src/pages/home/us-home-page.tsx'],
  ['/es', 'src/pages/country-chooser/country-page.tsx'],
  ['/us/texas/austin/hyde-park/pool-contractors', 'src/pages/places/city-directory-page.tsx'],
  ['/pool-financing/texas/home-equity-loan', 'src/pages/financing/program-page.tsx'],
  ['/pool-financing/texas/austin', 'src/pages/places/service-city-page.tsx'],
  ['/pool-financing/texas/solar-pool-loan', 'src/pages/places/service-city-page.tsx'],
  ['/us/texas/austin/hyde-park', null],
  ['/contractor/login', null],
  ['/pool-installers/texas', null],
  ['/nothing/at/all/here/whatever', null],
])('%s is the page %s, for the router and the table alike', (path, file) => {
  expect(fileAt(path)).toBe(file);
  const row = matchRoute(path)?.row;
  expect(row && isPage(row) ? `src/pages/${row.page}.tsx` : null).toBe(file);
});

it('of a path without a page, the server makes only the route that says so', () => {
  const known = createRoutes(createTestServices(), loadPage, null);
  const rowsOf = ({ path, children = [] }: RouteObject): string[] => [
    ...(path ? [path] : []),
    ...children.flatMap(rowsOf),
  ];
  expect(known.flatMap(rowsOf)).toEqual(['*']);
  expect(matchRoutes(known, '/nothing/here')?.map(({ route }) => route.id)).toEqual(
    matchRoutes(routes, '/nothing/here')?.map(({ route }) => route.id),
  );
});
