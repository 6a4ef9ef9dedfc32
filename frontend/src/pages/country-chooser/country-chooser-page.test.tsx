import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';

it('opens the United States and shows the other six countries as coming soon', async () => {
  renderPage('/', { 'GET /api/summary': summary });
  const main = within(await screen.findByRole('main'));
  expect(await main.findAllByText('Coming Soon')).toHaveLength(6);
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/us', '/sitemap']);
  expect(main.getByRole('link', { name: /United States/ })).toHaveAttribute('href', '/us');
});

it('leaves a figure out when there is nothing to count', async () => {
  const nothing = { ...summary, sampleData: false, installers: 0, states: 0, reviews: 0, averageRating: null };
  renderPage('/', { 'GET /api/summary': nothing });
  expect(await screen.findByText('1 of 7')).toBeVisible();
  expect(screen.queryByText('Contractors listed')).not.toBeInTheDocument();
});
