import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxOf, ownBusiness, ownListing, ownRequest, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const second = {
  ...ownBusiness,
  submissionId: null,
  installerId: 9,
  businessName: 'Barton Creek Pools',
  unansweredContactRequests: 0,
  oldestUnansweredAt: null,
};
const ofOwner = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  'GET /api/contractors/me/listings/7': ownListing,
  'GET /api/contractors/me/claims': { items: [] },
  'GET /api/contractors/me/claim-answers': { items: [] },
  'GET /api/contractors/me/listings/7/changes': { items: [] },
  'GET /api/contractors/me/listings/7/photos': { items: [], most: 10 },
  'GET /api/contractors/me/contact-requests?page=1&installerId=7&stage=new&order=oldest': inboxOf([ownRequest]),
  'GET /api/contractors/me/contact-requests?page=1&installerId=7': inboxOf([ownRequest]),
};

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

const menu = () => within(screen.getByRole('navigation', { name: 'Business' }));

describe('the dashboard of a business', () => {
  it('says what waits, what its page lacks and how it stands', async () => {
    renderPage('/company-dashboard/7', ofOwner);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hillstone Pools & Spas' })).toBeVisible();
    const toDo = within(await screen.findByRole('list', { name: 'To do' }));
    expect(await toDo.findByText('Answer Jordan Avila')).toBeVisible();
    expect(toDo.getByText('Still missing: opening hours, website, price range, crew size.')).toBeVisible();
    expect(toDo.getByRole('link', { name: 'Add one: Show your work' })).toHaveAttribute(
      'href',
      '/company-dashboard/7?room=photos',
    );
    expect(toDo.getByRole('link', { name: /Reply ?to Jordan Avila/ })).toHaveAttribute(
      'href',
      `/company-dashboard/7?room=requests&request=${ownRequest.id}`,
    );
    expect(menu().getByRole('link', { name: 'To do' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'View public page' })).toHaveAttribute('href', ownListing.profilePath);
  });

  it('says that nothing waits once it has looked everywhere', async () => {
    renderPage('/company-dashboard/7', {
      ...ofOwner,
      'GET /api/contractors/me/listings': {
        items: [{ ...ownBusiness, unansweredContactRequests: 0, oldestUnansweredAt: null }],
      },
      'GET /api/contractors/me/listings/7': {
        ...ownListing,
        fields: {
          ...ownListing.fields,
          website: 'https://hillstone.example',
          hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }],
          priceRange: '$60k–$140k',
          crewSize: 8,
        },
      },
      'GET /api/contractors/me/listings/7/photos': {
        items: [
          {
            id: ownRequest.id,
            url: '/photos/7.avif',
            width: 1600,
            height: 1200,
            alt: 'A pool',
            addedAt: '2026-11-22T10:00:00Z',
          },
        ],
        most: 10,
      },
    });
    expect(await screen.findByText('You have nothing to do right now.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'To do' })).not.toBeInTheDocument();
  });

  it('has the requests to this business alone', async () => {
    const { user } = renderPage('/company-dashboard/7', ofOwner);
    await screen.findByRole('list', { name: 'To do' });
    await user.click(menu().getByRole('link', { name: /^Requests/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Jordan Avila/ })).toBeVisible();
    expect(menu().getByRole('link', { name: /^Requests/ })).toHaveAttribute('aria-current', 'page');
  });

  it('never hides the request that has waited the longest', async () => {
    const waiting = ['Ada', 'Ben', 'Cleo'].map((name, index) => ({
      ...ownRequest,
      id: `${ownRequest.id.slice(0, -1)}${index}`,
      name,
    }));
    renderPage('/company-dashboard/7', {
      ...ofOwner,
      'GET /api/contractors/me/listings': { items: [{ ...ownBusiness, unansweredContactRequests: 25 }] },
      'GET /api/contractors/me/contact-requests?page=1&installerId=7&stage=new&order=oldest': inboxOf(waiting),
    });
    const toDo = within(await screen.findByRole('list', { name: 'To do' }));
    expect(await toDo.findByText('22 more requests are waiting for an answer')).toBeVisible();
    const titles = toDo.getAllByText(/^Answer /).map((title) => title.textContent);
    expect(titles).toEqual(['Answer Ada', 'Answer Ben', 'Answer Cleo']);
    expect(toDo.getByRole('link', { name: /See all/ })).toHaveAttribute(
      'href',
      '/company-dashboard/7?room=requests&stage=new&order=oldest',
    );
    expect(menu().getByRole('link', { name: /^Requests/ })).toHaveTextContent('25');
  });

  it.each([
    ['CSV', 'csv'],
    ['JSON', 'json'],
  ])('downloads the requests to it as %s', async (name, format) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:requests';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { user } = renderPage('/company-dashboard/7?room=requests', {
      ...ofOwner,
      [`GET /api/contractors/me/listings/7/contact-requests/export?format=${format}`]: (request: Request) =>
        new Response(request.headers.get('authorization')),
    });
    await user.click(await screen.findByRole('button', { name: `Export as ${name}` }));
    await waitFor(() => expect(saved.mock.contexts).toMatchObject([{ download: `requests-7.${format}` }]));
    expect(await files[0]?.text()).toBe('Bearer token');
    vi.restoreAllMocks();
  });

  it('says so when the requests cannot be downloaded', async () => {
    const { user } = renderPage('/company-dashboard/7?room=requests', {
      ...ofOwner,
      'GET /api/contractors/me/listings/7/contact-requests/export': problem(503, 'service_unavailable'),
    });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('Not downloaded')).toBeVisible();
  });

  it('leads to the other businesses of the account, by the keyboard as well', async () => {
    const { user, router } = renderPage('/company-dashboard/7?room=requests', {
      ...ofOwner,
      'GET /api/contractors/me/listings': { items: [ownBusiness, second] },
      'GET /api/contractors/me/listings/9': { ...ownListing, id: 9, name: second.businessName, role: 'staff' },
    });
    await user.click(await screen.findByText(/switch to another business/));
    await user.click(await screen.findByRole('link', { name: /Barton Creek Pools/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Barton Creek Pools' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/company-dashboard/9', search: '' });
    expect(screen.getByText('Staff')).toBeVisible();
    expect(screen.queryByText('Your page could say more')).not.toBeInTheDocument();
    await user.click(menu().getByRole('link', { name: /^Requests/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Export/ })).not.toBeInTheDocument();
  });

  it('tells for two weeks that a claim was approved', async () => {
    const at = new Date(Date.now() - 86_400_000).toISOString();
    const { id, name, location, status, profilePath } = ownListing;
    const approved: OwnClaim = {
      id: ownRequest.id,
      method: 'code',
      status: 'approved',
      listing: { id, name, location, status, profilePath },
      startedAt: at,
      proofUntil: null,
      sentTo: null,
      sendAgainAt: null,
      ownerAnswersUntil: null,
      contestEndsAt: null,
      reason: null,
      appealUntil: null,
      documents: [],
      foundingPlace: 12,
      history: [{ action: 'approve', actor: 'system', at, reason: null }],
    };
    renderPage('/company-dashboard/7', {
      ...ofOwner,
      'GET /api/contractors/me/listings/7': { ...ownListing, plan: 'pro', foundingPlace: 12 },
      'GET /api/contractors/me/claims': {
        items: [approved],
      },
    });
    expect(await screen.findByText('Your claim was approved')).toBeVisible();
    expect(screen.getByText(/founding place 12/)).toBeVisible();
  });

  it('is not there for who is no member', async () => {
    renderPage('/company-dashboard/8', {
      ...ofOwner,
      'GET /api/contractors/me/listings/8': problem(404, 'installer_not_found'),
    });
    expect(await screen.findByRole('heading', { name: 'This page isn’t here' })).toBeVisible();
    expect(menu().queryByRole('link', { name: 'To do' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your businesses' })).toHaveAttribute('href', '/contractor/dashboard');
  });

  it('leads to the login when the session ends', async () => {
    renderPage('/company-dashboard/7', {
      ...ofOwner,
      'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
      'GET /api/contractors/me/listings/7': problem(401, 'session_expired'),
    });
    expect(await screen.findByRole('heading', { name: 'Contractor login' })).toBeVisible();
  });
});

it('lists the businesses at its parent', async () => {
  const { router } = renderPage('/company-dashboard', ofOwner);
  await waitFor(() => expect(router.state.location.pathname).toBe('/contractor/dashboard'));
  expect(await screen.findByRole('link', { name: /^Open ?Hillstone Pools/ })).toHaveAttribute(
    'href',
    '/company-dashboard/7',
  );
});

it('takes what is no number for no page', async () => {
  renderPage('/company-dashboard/hillstone', ofOwner);
  expect(await screen.findByText('Error 404')).toBeVisible();
});
