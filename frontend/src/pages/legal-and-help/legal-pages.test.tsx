import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { texasPage } from '../../../test/places.js';
import { renderPage } from '../../../test/render.js';

const base = { 'GET /api/summary': summary };

it.each([
  ['/about', 'A directory that explains how it works'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
])('%s lists what it says, and each entry leads there', async (path, title) => {
  renderPage(path, base);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const sections = entries.map((entry) => document.querySelector(entry.getAttribute('href') ?? 'none'));
  expect(sections.map((section) => section?.querySelector('h2')?.textContent)).toEqual(
    entries.map(({ textContent }) => textContent),
  );
});

it('says that samples are shown only while they are', async () => {
  const { unmount } = renderPage('/about', base);
  expect(await screen.findByText(/are samples/)).toBeVisible();
  unmount();
  renderPage('/about', { 'GET /api/summary': { ...summary, sampleData: false } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/are samples/)).not.toBeInTheDocument();
});

it('shows the loading indicator in five looks and four sizes, and with a text', async () => {
  renderPage('/demo-loaders', base);
  await screen.findByRole('heading', { level: 1, name: 'Loading indicators' });
  const looks = ['ripple', 'bubbles', 'swimmer', 'waves', 'float'];
  for (const look of looks) {
    const pictures = [...document.querySelectorAll<HTMLElement>(`.load-${look}`)];
    expect(pictures.map(({ style }) => style.getPropertyValue('--z'))).toEqual([
      '2rem',
      '4rem',
      '6rem',
      '8rem',
      '4rem',
    ]);
  }
  expect(screen.getByText('Filling the pool...')).toBeVisible();
  expect(screen.getAllByText('xl, 32 units')).toHaveLength(looks.length);
});

it('shows the error of a canonical URL that is not absolute, and the tag of one that is', async () => {
  const { user } = renderPage('/meta-tags-demo', base);
  const field = await screen.findByLabelText('Canonical URL');
  expect(screen.getByRole('status')).toHaveTextContent('Error: canonical URL is not absolute: /us');
  await user.clear(field);
  await user.type(field, 'https://poolpros.example/us');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText(/<link rel="canonical" href="https:\/\/poolpros.example\/us">/)).toBeVisible();
});

it('shows the plain parts of pages in use', async () => {
  const { user } = renderPage('/simple-templates', base);
  const chip = await screen.findByRole('button', { name: 'Pool Repair' });
  await user.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Enter a five-digit ZIP code.')).toBeVisible();
});

it('lists the pages of the table, and the cities of a state when it is opened', async () => {
  renderPage('/sitemap', {
    ...base,
    'GET /api/places/states': [texasPage.state],
    'GET /api/places/states/texas': texasPage,
  });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  const states = within(screen.getByRole('region', { name: 'States and cities' }));
  expect(states.getByRole('link', { name: 'All of Texas', hidden: true })).toHaveAttribute(
    'href',
    '/us/texas/pool-contractors',
  );
  // The test's browser neither opens it on a click nor reports it.
  const details = states.getByText('Texas').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await states.findByRole('link', { name: 'Austin' })).toHaveAttribute(
    'href',
    '/us/texas/austin/pool-contractors',
  );
});
