import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const pausePath = 'POST /api/contractors/me/listings/7/pause';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayOf = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const midnight = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** The tab of a listing, which is in another status once a step was taken. */
function openRoom(before: Partial<OwnListing>, after: Partial<OwnListing>, posts: object) {
  let changed = false;
  const taken = Object.entries(posts).map(([path, respond]) => [
    path,
    async (request: Request) => {
      const response = await respond(request);
      changed = true;
      return response;
    },
  ]);
  return renderPage('/company-dashboard/7?room=availability', {
    'GET /api/summary': summary,
    'GET /api/accounts/contractor/me': session('contractor').account,
    'GET /api/contractors/me/listings': { items: [ownBusiness] },
    'GET /api/contractors/me/listings/7': () => ({ ...ownListing, ...(changed ? after : before) }),
    'GET /api/contractors/me/claims': { items: [] },
    'GET /api/contractors/me/listings/7/weeks': { weeks: [] },
    ...Object.fromEntries(taken),
  });
}
const standing = (change: object = {}) =>
  Response.json({ status: 'published', pausedFrom: null, pausedTo: null, ...change });
const type = (label: RegExp, day: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

it('says why the page was taken down', async () => {
  openRoom({ status: 'suspended', suspendedFor: 'Customers were deceived.' }, {}, {});
  expect(await screen.findByText(/Customers were deceived\. Write to us if this is a mistake\./)).toBeVisible();
});

it('pauses from now on until a day, after it asked for one', async () => {
  const [to, until] = [dayOf(inDays(20)), midnight(dayOf(inDays(20)))];
  const pause = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ from: null, to: until });
    return standing({ status: 'paused', pausedTo: until });
  });
  const { user } = openRoom({}, { status: 'paused', pausedTo: until }, { [pausePath]: pause });
  await user.click(await screen.findByRole('button', { name: 'Save the dates' }));
  expect(screen.getByText('Choose the day you will be back.')).toBeVisible();
  type(/Back on/, to);
  await user.click(screen.getByRole('button', { name: 'Save the dates' }));
  expect(await screen.findByText(/You are away\. You will be back on/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'We are back' })).toBeVisible();
});

it('plans a pause for later, and calls it off', async () => {
  const [from, to] = [dayOf(inDays(10)), dayOf(inDays(20))];
  const days = { pausedFrom: midnight(from), pausedTo: midnight(to) };
  const pause = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ from: days.pausedFrom, to: days.pausedTo });
    return standing(days);
  });
  const { user, unmount } = openRoom({}, days, { [pausePath]: pause });
  await screen.findByRole('heading', { level: 1, name: 'Availability' });
  type(/First day away/, from);
  type(/Back on/, to);
  await user.click(screen.getByRole('button', { name: 'Save the dates' }));
  expect(await screen.findByText(/You will be away starting/)).toBeVisible();
  unmount();
  const reopen = vi.fn(() => standing());
  const again = openRoom(days, {}, { 'POST /api/contractors/me/listings/7/reopen': reopen });
  await again.user.click(await screen.findByRole('button', { name: 'Cancel the pause' }));
  expect(await screen.findByText('Homeowners can find you and write to you.')).toBeVisible();
});

it('shows at the field what the service says of it', async () => {
  const errors = [{ path: 'body.to', message: 'choose a day within a year, or close the listing' }];
  const refused = () => problem(400, 'invalid_request', { errors });
  const { user } = openRoom({}, {}, { [pausePath]: refused });
  await screen.findByRole('heading', { level: 1, name: 'Availability' });
  type(/Back on/, dayOf(inDays(400)));
  await user.click(screen.getByRole('button', { name: 'Save the dates' }));
  expect(await screen.findByText('Choose a day within a year, or close the listing.')).toBeVisible();
});

it('closes only after a second thought, and a manager cannot', async () => {
  const close = vi.fn(() => standing({ status: 'closed' }));
  const { user, unmount } = openRoom({}, { status: 'closed' }, { 'POST /api/contractors/me/listings/7/close': close });
  await user.click(await screen.findByRole('button', { name: 'The business has closed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Hillstone Pools & Spas?' }));
  expect(close).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Close it' }));
  expect(await screen.findByText(/says that the business has closed\. Write to us/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the dates' })).not.toBeInTheDocument();
  unmount();
  openRoom({ role: 'manager' }, {}, {});
  expect(await screen.findByRole('button', { name: 'Save the dates' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'The business has closed' })).not.toBeInTheDocument();
});
