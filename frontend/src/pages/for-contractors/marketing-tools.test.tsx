import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card } from '../../../test/installers.js';
import { renderPage } from '../../../test/render.js';

const list = 'GET /api/installers';
const base = { 'GET /api/summary': summary };

it('shows the badge of a real listing with many reviews in both styles, with a link to it', async () => {
  const listing = card({ id: 12, name: 'Hillstone Pools', reviewCount: 32, rating: 4.8 });
  renderPage('/marketing-tools', { ...base, [list]: [card({ reviewCount: 3 }), listing] });
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
  ['nobody has a review', [card({ reviewCount: 0, rating: null })]],
  ['nobody is listed', []],
])('says so where %s', async (_where, response) => {
  renderPage('/marketing-tools', { ...base, [list]: response });
  expect(await screen.findByText('No businesses have reviews yet, so there is no badge to show here.')).toBeVisible();
});
