import { type LoaderFunction, type Params, type RouteObject, redirect } from 'react-router-dom';
import type { Services } from '../shared/lib/services.js';
import { NotFoundPage } from './errors/not-found-page.js';
import { ConsoleFrame } from './layout/console-frame.js';
import { Layout, layoutLoader } from './layout/layout.js';
import { pageRoute } from './page-route.js';
import { RouteError } from './route-error.js';

const notFound = () => {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
};

const stateDirectoryPage = () => import('../pages/places/state-directory-page.js');
const cityDirectoryPage = () => import('../pages/places/city-directory-page.js');
const profilePage = () => import('../pages/installer/profile-page.js');
const profileMovedPage = () => import('../pages/installer/profile-moved-page.js');

const placeOf = ({ state = '', city = '' }: Params) => `${encodeURIComponent(state)}/${encodeURIComponent(city)}`;
const toCityDirectory: LoaderFunction = ({ params }) => redirect(`/us/${placeOf(params)}/pool-contractors`, 301);
const toCityLanding: LoaderFunction = ({ params }) => redirect(`/pool-contractors/${placeOf(params)}`, 301);

/** The pages in the order of the specification's route table (§2). */
export function createRoutes(services: Services): RouteObject[] {
  const page = pageRoute(services);
  return [
    {
      Component: Layout,
      loader: layoutLoader(services),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            page('/', 'home/world-page', () => import('../pages/home/world-page.js')),
            page('/us', 'home/us-home-page', () => import('../pages/home/us-home-page.js')),
            { path: '/home', loader: () => redirect('/us', 301) },
            page(
              '/search-results',
              'search/search-results-page',
              () => import('../pages/search/search-results-page.js'),
            ),
            page('/compare', 'search/compare-page', () => import('../pages/search/compare-page.js')),
            page('/shortlist', 'search/shortlist-page', () => import('../pages/search/shortlist-page.js')),
            page('/us/:state/pool-contractors', 'places/state-directory-page', stateDirectoryPage),
            page('/us/:state/:city/pool-contractors', 'places/city-directory-page', cityDirectoryPage),
            { path: '/us/:state/:city/:neighborhood/pool-contractors', loader: toCityDirectory },
            page('/us/:state/:city', 'places/city-directory-page', cityDirectoryPage),
            page('/pool-contractors/:state/:city', 'places/city-directory-page', cityDirectoryPage),
            { path: '/us/:state/:city/:neighborhood', loader: toCityLanding },
            page('/pool-contractor/:state/:city/:slug', 'installer/profile-page', profilePage),
            page('/pool-contractor/:state/:city/:neighborhood/:slug', 'installer/profile-page', profilePage),
            page('/pool-installer/:state/:city/:slug', 'installer/profile-page', profilePage),
            page('/pool-contractors/:slug', 'installer/profile-moved-page', profileMovedPage),
            page('/pool-contractors-near-me', 'places/near-me-page', () => import('../pages/places/near-me-page.js')),
            page(
              '/pool-contractors-near-me/:state/:city',
              'places/near-me-city-page',
              () => import('../pages/places/near-me-city-page.js'),
            ),
            page(
              '/us/pool-contractors',
              'places/country-directory-page',
              () => import('../pages/places/country-directory-page.js'),
            ),
            { path: '/contractor-login', loader: () => redirect('/contractor/login', 301) },
            page('/contractor/login', 'contractor/login-page', () => import('../pages/contractor/login-page.js')),
            page(
              '/forgot-password',
              'contractor/forgot-password-page',
              () => import('../pages/contractor/forgot-password-page.js'),
            ),
            page(
              '/reset-password/:token',
              'contractor/reset-password-page',
              () => import('../pages/contractor/reset-password-page.js'),
            ),
            page(
              '/list-your-business',
              'contractor/list-your-business-page',
              () => import('../pages/contractor/list-your-business-page.js'),
            ),
            page(
              '/submission-confirmation',
              'contractor/submission-confirmation-page',
              () => import('../pages/contractor/submission-confirmation-page.js'),
            ),
            page(
              '/submission-status',
              'contractor/submission-status-page',
              () => import('../pages/contractor/submission-status-page.js'),
            ),
            page(
              '/verify-review/:token',
              'reviews/verify-review-page',
              () => import('../pages/reviews/verify-review-page.js'),
            ),
            page(
              '/direct-review/:installerId',
              'reviews/direct-review-page',
              () => import('../pages/reviews/direct-review-page.js'),
            ),
            page('/admin-login', 'admin/login-page', () => import('../pages/admin/login-page.js')),
            page(
              '/admin-forgot-password',
              'admin/forgot-password-page',
              () => import('../pages/admin/forgot-password-page.js'),
            ),
            { path: '*', loader: notFound, Component: NotFoundPage },
          ],
        },
      ],
    },
    {
      Component: ConsoleFrame,
      ErrorBoundary: RouteError,
      children: [
        page(
          '/contractor/dashboard',
          'contractor/dashboard-page',
          () => import('../pages/contractor/dashboard-page.js'),
        ),
        page('/admin', 'admin/console-page', () => import('../pages/admin/console-page.js')),
      ],
    },
  ];
}
