import type { Availability } from '@poolpros/contracts/availability';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { card, detail } from '../../../test/installers.js';
import { openProfile, path, responses } from '../../../test/profile-page.js';
import { problem, type Responses, renderPage } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const nearby = [card({ id: 7, name: 'Lone Heron', distance: 7.9 })];
const availabilities: Record<'paused' | 'closed', Availability> = {
  paused: { status: 'paused', until: '2027-05-03T05:00:00.000Z' },
  closed: { status: 'closed', since: '2026-01-05T12:00:00.000Z' },
};
const away = (status: 'paused' | 'closed', availability = availabilities[status]): Responses => ({
  'GET /api/installers/12': detail({ status, availability, nearby, phone: null, website: null, hours: [] }),
});
const rendered = async (changes: Responses) => {
  const page = await renderOnServer(path, { ...responses, ...changes });
  if (page.kind === 'redirect') throw new Error('redirects');
  return page;
};

it.each([
  ['paused', /Back on May 3/],
  ['closed', /is out of business/],
] as const)('of a %s business says so, takes no requests and offers others', async (status, words) => {
  await openProfile(away(status));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'other contractors nearby' })).toHaveAttribute('href', '#nearby');
  expect(screen.queryByRole('complementary', { name: 'Contact' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Contact' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Open now|Closed now/)).not.toBeInTheDocument();
});

it('lets people write about a business that is away, and not about one that closed', async () => {
  const { unmount } = await openProfile(away('paused'));
  expect(screen.getByRole('link', { name: 'Write a review' })).toBeVisible();
  unmount();
  await openProfile(away('closed'));
  expect(screen.queryByRole('link', { name: 'Write a review' })).not.toBeInTheDocument();
});

it('lets people write about a business for 90 days after it closed', async () => {
  const since = new Date(Date.now() - 89 * 86_400_000).toISOString();
  await openProfile(away('closed', { status: 'closed', since }));
  expect(screen.getByRole('link', { name: 'Write a review' })).toBeVisible();
});

it('leads from a merged listing to the one that it is part of', async () => {
  // What the API answers to the number of the merged one is the survivor, as its redirect is followed.
  const survivor = detail({ id: 40, slug: 'hillstone-pools-40' });
  const page = await renderOnServer(path, { ...responses, 'GET /api/installers/12': survivor });
  const location = '/pool-contractor/texas/austin/hillstone-pools-40';
  expect(page).toMatchObject({ kind: 'redirect', status: 301, location });
});

it('keeps a closed business out of search engines, and one that is away in', async () => {
  const closed = await rendered(away('closed'));
  expect(closed.status).toBe(200);
  expect(closed.html).toContain('content="noindex,follow"');
  expect(closed.html).not.toContain('HomeAndConstructionBusiness');
  const paused = await rendered(away('paused'));
  expect(paused.html).not.toContain('noindex');
  expect(paused.html).toContain('HomeAndConstructionBusiness');
});

it('responds with 410 where a listing was removed, and asks for it no more', async () => {
  const gone = { 'GET /api/installers/12': problem(410, 'gone') };
  const page = await rendered(gone);
  expect(page.status).toBe(410);
  expect(page.html).toContain('This listing was removed');
  expect(page.html).toContain('noindex');
  renderPage(path, { ...responses, ...gone });
  expect(await screen.findByRole('heading', { level: 1, name: 'This listing was removed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search contractors' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contractors in the same city' })).toHaveAttribute(
    'href',
    '/us/texas/austin/pool-contractors',
  );
});

it('sends what somebody reports, once a reason is chosen', async () => {
  const send = vi.fn(async (request: Request) => {
    expect(await request.json()).toMatchObject({ installerId: 12, reason: 'closed', note: 'The shop is empty.' });
    return new Response(
      JSON.stringify({ id: '0199f3d2-0000-7000-8000-000000000001', createdAt: '2026-11-22T10:00:00Z' }),
      {
        status: 202,
        headers: { 'content-type': 'application/json' },
      },
    );
  });
  const { user } = await openProfile({ 'POST /api/listing-reports': send });
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Hillstone Pools' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Choose a reason.')).toBeVisible();
  expect(dialog.getByLabelText('Reason *')).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'The business has closed');
  await user.type(dialog.getByLabelText(/What should we know/), 'The shop is empty.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/will look into what you said about Hillstone Pools/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

it('leads an owner to the claim, and asks one who reports instead for an email', async () => {
  const { user, unmount } = await openProfile();
  expect(screen.getByRole('link', { name: 'Is this your business? Claim it' })).toHaveAttribute(
    'href',
    '/contractor/claim?listing=12',
  );
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Hillstone Pools' }));
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'This is my business');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Enter an email where we can reach you.')).toBeVisible();
  unmount();
  await openProfile({ 'GET /api/installers/12': detail({ claimed: true }) });
  expect(screen.getByRole('link', { name: 'Claimed by its owner. Is this your business?' })).toHaveAttribute(
    'href',
    '/contractor/claim?listing=12',
  );
});

it('shows the photos one after the other, by button and key, and gives the focus back', async () => {
  const photos = detail({ imageUrl: 'https://a.example/1.jpg', profileImage: 'https://a.example/2.jpg' });
  const { user } = await openProfile({ 'GET /api/installers/12': photos });
  const opener = screen.getAllByRole('button', { name: 'Open photo 1 of 2' })[0];
  if (!opener) throw new Error('no photo');
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hillstone Pools' }));
  const shown = () => dialog.getByRole('img').getAttribute('src');
  expect(shown()).toBe('https://a.example/1.jpg');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('https://a.example/2.jpg');
  expect(dialog.getByText('Photo 2 of 2')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('https://a.example/1.jpg');
  await user.keyboard('{ArrowLeft}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('shows four drawings where there are no photos, and says what they are', async () => {
  const { user } = await openProfile();
  expect(screen.getByText('Illustration. Project photos will appear here once added.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open illustration 4 of 4' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Illustration 4 of 4')).toBeVisible();
  expect(dialog.getByText(/not this business’s work/)).toBeVisible();
});
