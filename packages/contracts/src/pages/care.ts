import { indexed, type RouteRow } from './row.js';

/** Pool care, and related trades. */
export const carePages = {
  poolProblems: {
    ...indexed,
    path: '/pool-problems',
    page: 'care/pool-problems-page',
    title: 'Pool problems',
    query: ['q', 'step'],
  },
  maintenanceTips: {
    ...indexed,
    path: '/maintenance-tips',
    page: 'care/maintenance-tips-page',
    title: 'Pool maintenance tips',
    crumb: 'Maintenance tips',
  },
  careCalendar: {
    ...indexed,
    path: '/pool-care-calendar',
    page: 'care/care-calendar-page',
    title: 'Pool care calendar',
    query: ['state', 'zone'],
  },
  spas: { ...indexed, path: '/spas-hot-tubs', page: 'care/spas-page', title: 'Spas and hot tubs' },
  saunas: { ...indexed, path: '/saunas-steam-rooms', page: 'care/saunas-page', title: 'Saunas and steam rooms' },
} as const satisfies Record<string, RouteRow>;
