import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';
import { topics } from '../../features/articles/article.js';
import { articles } from '../../features/articles/articles.js';

const base = { 'GET /api/summary': summary };
const quotes = '/us/blog/how-to-read-two-pool-quotes';

const titlesShown = () => screen.getAllByRole('article').map((entry) => within(entry).getByRole('link').textContent);

it('lists the articles, the newest first', async () => {
  renderPage('/us/blog', base);
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
  expect(titlesShown()).toEqual(articles.map(({ frontmatter }) => frontmatter.title));
  const dates = articles.map(({ frontmatter }) => frontmatter.date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('lists the articles of a topic, and all of them for a topic that is none', async () => {
  const { user } = renderPage('/us/blog?topic=toString', base);
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
  expect(titlesShown()).toHaveLength(articles.length);
  await user.click(screen.getByRole('link', { name: topics.planning }));
  const ofTopic = articles.filter(({ frontmatter }) => frontmatter.topic === 'planning');
  expect(titlesShown()).toEqual(ofTopic.map(({ frontmatter }) => frontmatter.title));
  expect(screen.getByRole('link', { name: topics.planning })).toHaveAttribute('aria-current', 'true');
});

it.each([
  ['', 'Done reading?', 'Find contractors near you', '/pool-contractors-near-me'],
  [
    '?topic=care',
    'Hand off the weekly work',
    'Find pool maintenance companies',
    '/search-results?services=Pool+Maintenance',
  ],
  ['?topic=safety', 'Read your state’s rules', 'See the rules by state', '/pool-regulations'],
])('leads on from the list “%s” by one step: %s', async (query, name, label, to) => {
  renderPage(`/us/blog${query}`, base);
  const next = within(await screen.findByRole('region', { name }));
  expect(next.getByRole('link', { name: label })).toHaveAttribute('href', to);
  expect(next.getAllByRole('link')).toHaveLength(1);
});

it('shows an article with its contents, its sources and the way on', async () => {
  renderPage(quotes, base);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('How to read two pool quotes');
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(entries.length).toBeGreaterThan(4);
  for (const entry of entries)
    expect(document.querySelector(entry.getAttribute('href') ?? 'none')).toHaveTextContent(entry.textContent ?? '');
  expect(screen.getByText(/min read/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'In short' })).getAllByRole('listitem')).toHaveLength(3);
  expect(within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Open the cost calculator' })).toHaveAttribute('href', '/cost-calculator');
  expect(within(screen.getByRole('navigation', { name: 'Related' })).getAllByRole('link').length).toBeGreaterThan(2);
});

it('opens our own pages in place', async () => {
  const { router, user } = renderPage(quotes, base);
  await user.click(await screen.findByRole('link', { name: 'shortlist' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shortlist'));
});

it('tells machines who wrote an article and when', async () => {
  renderPage(quotes, base);
  await screen.findByRole('heading', { level: 1 });
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      author: expect.objectContaining({ name: 'The editors of PoolPros' }),
      mainEntityOfPage: `https://poolpros.example${quotes}`,
    }),
  );
});

it('does not find an article that there is not', async () => {
  renderPage('/us/blog/no-such-article', base);
  expect(await screen.findByRole('heading', { level: 1, name: /isn’t here/ })).toBeVisible();
});
