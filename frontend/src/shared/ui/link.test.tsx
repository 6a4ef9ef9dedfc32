import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Link, type LinkProps, relTo } from './link.js';

function renderLink(link: LinkProps) {
  const routes = [{ path: '*', element: <Link {...link}>Further</Link> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/us'] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), link: screen.getByRole('link') };
}

it('leads to a path without loading the document again', async () => {
  const { router, user, link } = renderLink({ to: '/about?from=us', state: { from: '/us' } });
  expect(link.outerHTML).toBe('<a rel="nofollow" href="/about?from=us">Further</a>');
  await user.click(link);
  expect(router.state.location).toMatchObject({ pathname: '/about', search: '?from=us', state: { from: '/us' } });
});

it('resolves what is relative to the page', async () => {
  const { router, user, link } = renderLink({ to: { search: '?page=2' } });
  expect(link).toHaveAttribute('href', '/us?page=2');
  await user.click(link);
  expect(router.state.location.search).toBe('?page=2');
});

it.each<[string, Partial<LinkProps>, string]>([
  ['for another window', { target: '_blank' }, 'Further'],
  ['with a key that opens a tab', {}, '{Control>}'],
])('leaves a click %s to the browser', async (_, props, keys) => {
  const { router, user, link } = renderLink({ to: '/about', ...props });
  const left = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return defaultPrevented;
  });
  window.addEventListener('click', left, { once: true });
  if (keys.startsWith('{')) await user.keyboard(keys);
  await user.click(link);
  expect(left).toHaveReturnedWith(false);
  expect(router.state.location.pathname).toBe('/us');
});

it('does nothing of its own where its handler has handled the click', async () => {
  const { router, user, link } = renderLink({ to: '/about', onClick: (event) => event.preventDefault() });
  await user.click(link);
  expect(router.state.location.pathname).toBe('/us');
});

it.each([
  ['/search-results?location=Austin', 'nofollow'],
  ['/us/texas/pool-contractors?sortBy=rating&page=2', 'nofollow'],
  ['?sortBy=rating', 'nofollow'],
  ['/us/texas/pool-contractors?page=2', undefined],
  ['/us/texas/pool-contractors#page?x=1', undefined],
  ['/us', undefined],
])('the relation to %s is %s', (to, rel) => {
  expect(relTo(to)).toBe(rel);
});
