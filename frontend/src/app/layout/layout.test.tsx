import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';

const responses = { 'GET /api/summary': summary };

it('offers the same links in the header and in the drawer', async () => {
  const { user } = renderPage('/us', responses);
  const header = within(await screen.findByRole('banner'));
  const urls = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href')).sort();
  const inHeader = new Set(urls(header.getAllByRole('link').slice(1)));
  const titles = within(header.getByRole('navigation', { name: 'Main' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
  for (const name of titles) {
    const title = header.getByRole('button', { name });
    await user.click(title);
    expect(title).toHaveAttribute('aria-expanded', 'true');
    await within(title.closest('li') as HTMLElement).findAllByRole('link');
    for (const url of urls(header.getAllByRole('link').slice(1))) inHeader.add(url);
  }
  await user.click(header.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  // Two groups may contain the same page.
  expect([...new Set(urls(drawer.getAllByRole('link')))]).toEqual([...inHeader].sort());
  await user.keyboard('{Escape}');
  expect(header.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

it('marks the way to be listed as free in the header and in the drawer', async () => {
  const { user } = renderPage('/us', responses);
  const name = 'List Your Business FREE';
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name })).toHaveAttribute('href', '/list-your-business');
  await user.click(header.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name })).toHaveAttribute('href', '/list-your-business');
});

it('moves the focus to the content of the next page', async () => {
  const { user } = renderPage('/', responses);
  await user.click(await screen.findByRole('link', { name: /Open United States/ }));
  await screen.findByRole('form', { name: 'Find contractors' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('leads from the footer to where visitors opt out of being counted', async () => {
  renderPage('/us', responses);
  const link = await screen.findByRole('link', { name: 'Opt out of visit counting' });
  expect(link).toHaveAttribute('href', '/privacy-policy#usage');
});

it('names the year in the footer, and no other place of ours where none is configured', async () => {
  renderPage('/us', responses);
  expect(await screen.findByText(`© ${new Date().getUTCFullYear()} PoolPros.`, { exact: false })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Elsewhere' })).not.toBeInTheDocument();
});
