import { statedWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const path = '/api/contractors/me/listings/7/weeks';
const mondays = statedWeeks(new Date(), null);
const [first = '', second = ''] = mondays;
const weeks = mondays.map((week, index) => ({ week, slots: index === 0 ? 2 : 0 }));

const openRoom = (posts: object = {}) =>
  renderPage('/company-dashboard/7?room=availability', {
    'GET /api/summary': summary,
    'GET /api/accounts/contractor/me': session('contractor').account,
    'GET /api/contractors/me/listings': { items: [ownBusiness] },
    'GET /api/contractors/me/listings/7': ownListing,
    'GET /api/contractors/me/claims': { items: [] },
    [`GET ${path}`]: { weeks },
    ...posts,
  });
const slotsOf = (week: string) => screen.getByRole('textbox', { name: `Week of ${weekText(week)}` });

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

it('saves the slots of all weeks at once', async () => {
  const save = vi.fn(async (request: Request) => Response.json(await request.json()));
  const { user } = openRoom({ [`POST ${path}`]: save });
  await screen.findByRole('textbox', { name: `Week of ${weekText(first)}` });
  expect(slotsOf(first)).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: `One less: Week of ${weekText(first)}` }));
  await user.clear(slotsOf(second));
  await user.type(slotsOf(second), '12');
  await user.click(screen.getByRole('button', { name: 'Save free weeks' }));
  expect(await screen.findByText('Your page shows your free weeks.')).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
  expect(slotsOf(first)).toHaveValue('1');
  expect(slotsOf(second)).toHaveValue('12');
});

it('sets all weeks to one number, within the limits', async () => {
  const { user } = openRoom();
  const all = await screen.findByRole('textbox', { name: 'Same for all weeks' });
  await user.clear(all);
  await user.type(all, '99');
  await user.click(screen.getByRole('button', { name: 'Set all weeks' }));
  for (const week of mondays) expect(slotsOf(week)).toHaveValue('50');
});

it('says what the service refuses', async () => {
  const errors = [{ path: 'body.weeks.0.week', message: 'choose one of the next 12 weeks' }];
  const { user } = openRoom({ [`POST ${path}`]: () => problem(400, 'invalid_request', { errors }) });
  await user.click(await screen.findByRole('button', { name: 'Save free weeks' }));
  expect(await screen.findByText('Choose one of the next 12 weeks.')).toBeVisible();
});
