import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { renderPage } from '../../../test/render.js';

const search = 'GET /api/installers/search';
const base = { 'GET /api/summary': summary };

it('shows the badge of a real listing in both styles, with a link to it', async () => {
  const listing = card({ id: 12, name: 'Hillstone Pools', reviewCount: 32, rating: 4.8 });
  renderPage('/marketing-tools', { ...base, [search]: found([listing]) });
  expect(await screen.findByRole('img', { name: 'Badge for Hillstone Pools, light' })).toHaveAttribute(
    'src',
    '/badges/12.svg',
  );
  expect(screen.getByRole('img', { name: 'Badge for Hillstone Pools, dark' })).toHaveAttribute(
    'src',
    '/badges/12.svg?style=dark',
  );
  expect(screen.getByRole('link', { name: 'Hillstone Pools' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/pool-contractor\/.*-12$/),
  );
});

it.each([
  ['nobody has a review', found([card({ reviewCount: 0, rating: null })])],
  ['nobody is listed', found([])],
])('says so where %s', async (_where, response) => {
  renderPage('/marketing-tools', { ...base, [search]: response });
  expect(await screen.findByText('No businesses have reviews yet, so there is no badge to show here.')).toBeVisible();
});
