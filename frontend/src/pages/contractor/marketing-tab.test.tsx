import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';

const base = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
};
const open = (changes: Partial<typeof ownListing> = {}) =>
  renderPage('/company-dashboard/7?room=marketing', {
    ...base,
    'GET /api/contractors/me/listings/7': { ...ownListing, ...changes },
  });
const copied = () => navigator.clipboard.readText();

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

it('copies the code of the badge as it is chosen', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
  expect(await copied()).toMatch(/<img src="[^"]*\/badges\/7\.svg" width="300" height="96" /);
  await user.click(screen.getByRole('radio', { name: /^Dark/ }));
  await user.click(screen.getByRole('radio', { name: /^Small/ }));
  const preview = screen.getByRole('img', { name: 'Your badge' });
  expect(preview).toHaveAttribute('src', '/badges/7.svg?style=dark');
  expect(preview).toHaveAttribute('width', '225');
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await copied()).toMatch(/\/badges\/7\.svg\?style=dark" width="225" height="72" /);
  expect(await screen.findByText('Copied')).toBeVisible();
});

it('has the review link, its code and cards to print', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await copied()).toMatch(/^http.*\/direct-review\/7$/);
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the cards (PDF)' })).toHaveAttribute('href', '/review-cards/7.pdf');
});

it('copies a text with the name and the link', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy: Text message' }));
  expect(await copied()).toMatch(/^This is Hillstone Pools & Spas\..* http\S+\/direct-review\/7$/);
});

it.each(['manager', 'staff'] as const)('is in the menu of %s', async (role) => {
  open({ role });
  expect(await screen.findByRole('heading', { level: 1, name: 'Marketing tools' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Business' }));
  expect(menu.getByRole('link', { name: 'Marketing tools' })).toBeVisible();
});

it.each(['closed', 'suspended'] as const)('has nothing to share while the page is %s, and says why', async (status) => {
  open({ status });
  expect(await screen.findByText(/^Your page is not live/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
});
