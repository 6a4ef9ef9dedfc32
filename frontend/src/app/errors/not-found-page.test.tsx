import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render.js';

it('links the pages whose address may have been meant, and says how that of a city is formed', async () => {
  renderPage('/pool-installers/texas/austin', {});
  const meant = within(await screen.findByRole('list', { name: 'Pages with a similar address' }));
  const paths = meant.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/pool-contractors/texas/austin', '/us/texas/austin']);
  expect(screen.getByText('City pages are at /us/[state]/[city].')).toBeVisible();
});

it('lists none where no page has an address like it', async () => {
  renderPage('/no/such/page/here/at-all', {});
  expect(await screen.findByRole('heading', { name: 'This page isn’t here' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pages with a similar address' })).not.toBeInTheDocument();
});
