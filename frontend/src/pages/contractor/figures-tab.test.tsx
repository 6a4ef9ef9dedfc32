import type { FigureCount, ListingFigures } from '@poolpros/contracts/http/listing-figures';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const path = '/api/contractors/me/listings/7';
const ofMember = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  [`GET ${path}`]: ownListing,
};
const count = (total: number | null, before: number | null = null, local: number | null = null): FigureCount => ({
  total,
  before,
  local,
});
const figures: ListingFigures = {
  period: '30d',
  from: '2026-10-30',
  to: '2026-11-28',
  since: '2026-09-01',
  counts: {
    impression: count(412, 400, 310),
    profile_view: count(43, 31, 31),
    call: count(0, 2, 1),
    website: count(5, 5),
    contact: count(6),
    request: count(4, 1),
  },
  reply: { medianMinutes: 190, local: 450 },
  conversion: { share: 0.093, local: null },
  series: [
    {
      from: '2026-11-27',
      to: '2026-11-27',
      counts: { impression: 400, profile_view: 40, call: 0, website: 5, contact: 6, request: 4 },
    },
    {
      from: '2026-11-28',
      to: '2026-11-28',
      counts: { impression: 12, profile_view: 3, call: 0, website: 0, contact: 0, request: 0 },
    },
  ],
  local: { businesses: 14, service: 'Pool Cleaning', area: 'near' },
};
const measured = (label: string) => {
  const tile = screen.getByText(label, { selector: 'dt' }).parentElement;
  return within(tile as HTMLElement).getByRole('definition');
};

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

it('shows counts with the change in words, the local median and the same numbers in tables', async () => {
  const { user } = renderPage('/company-dashboard/7?room=figures', {
    ...ofMember,
    [`GET ${path}/figures?period=30d`]: figures,
  });
  expect(await screen.findByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
  expect(
    await screen.findByText(/^A local median is the middle figure among 14 businesses that list .+ within 25 miles/),
  ).toBeVisible();
  expect(measured('Page views')).toHaveTextContent(/^4312 more than in the previous 30 daysLocal median: 31/);
  expect(measured('Calls')).toHaveTextContent(/^02 fewer than/);
  expect(measured('Contact form')).toHaveTextContent(/^6Visitors who started/);
  expect(measured('Median reply')).toHaveTextContent(/^3 h 10 minLocal median: 7 h 30 min/);
  expect(measured('Requests per page view')).toHaveTextContent(/^9[.]3%Shown/);
  const chart = within(screen.getByRole('figure', { name: 'How often you are seen' }));
  await user.click(chart.getByText('View the figures as a table'));
  expect(chart.getByRole('row', { name: 'Nov 27 400 40' })).toBeVisible();
  expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
});

it('has the period in the URL', async () => {
  const { user, router } = renderPage('/company-dashboard/7?room=figures', {
    ...ofMember,
    [`GET ${path}/figures?period=30d`]: figures,
    [`GET ${path}/figures?period=7d`]: { ...figures, period: '7d', from: '2026-11-22' },
  });
  await user.click(await screen.findByRole('link', { name: '7 days' }));
  expect(await screen.findByText(/^November 22, 2026 to/)).toBeVisible();
  expect(router.state.location.search).toBe('?room=figures&period=7d');
});

it('does not show 0 where nothing was measured, and says when figures start', async () => {
  const none = count(null);
  renderPage('/company-dashboard/7?room=figures', {
    ...ofMember,
    [`GET ${path}/figures?period=30d`]: {
      ...figures,
      since: null,
      series: [],
      counts: {
        impression: none,
        profile_view: none,
        call: none,
        website: none,
        contact: none,
        request: count(0, 0),
      },
      reply: { medianMinutes: null, local: null },
      conversion: { share: null, local: null },
      local: null,
    },
  });
  expect(
    await screen.findByText(/^No visits have been counted yet[.] Counting starts with the first visit/),
  ).toBeVisible();
  expect(measured('Calls')).toHaveTextContent(/^Not measured yet/);
  expect(measured('Requests')).toHaveTextContent(/^0The same as/);
  expect(screen.getByText(/^There is no local median yet/)).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('names the plan of a period that another plan has', async () => {
  renderPage('/company-dashboard/7?room=figures&period=12m', {
    ...ofMember,
    [`GET ${path}/figures?period=12m`]: problem(403, 'forbidden', { detail: 'Figures for 12 months are part of Pro.' }),
  });
  expect(await screen.findByText(/^Figures for 12 months are part of Pro[.]/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/company-dashboard/7?room=plan');
});
