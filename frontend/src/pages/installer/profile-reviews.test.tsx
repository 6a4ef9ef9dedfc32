import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noReviews } from '../../../test/installers.js';
import { openProfile, review, reviews } from '../../../test/profile-page.js';
import { problem } from '../../../test/render.js';

const block = () => within(screen.getByRole('region', { name: 'Reviews' }));

/** Responds to reads of reviews and remembers what was asked for. */
function recorded(answer = (_query: URLSearchParams): unknown => reviews) {
  return vi.fn((request: Request) => answer(new URL(request.url).searchParams));
}
const lastQuery = (read: ReturnType<typeof recorded>) =>
  Object.fromEntries(new URL(read.mock.lastCall?.[0].url ?? 'http://none').searchParams);

it('narrows the list to the stars of a bar, and shows all again', async () => {
  const read = recorded((query) =>
    query.get('stars') === '4' ? { ...reviews, items: [review(9, { rating: 4 })], total: 3, totalPages: 1 } : reviews,
  );
  const { user } = await openProfile({ 'GET /api/reviews': read });
  const bar = block().getByRole('button', { name: '4 stars: 3' });
  await user.click(bar);
  expect(await block().findByText('3 job reviews with 4 stars')).toBeVisible();
  expect(bar).toHaveAttribute('aria-pressed', 'true');
  expect(lastQuery(read)).toEqual({ installerId: '12', page: '1', stars: '4' });
  expect(block().getByText('Review number 9')).toBeVisible();
  expect(block().queryByText('Review number 1')).not.toBeInTheDocument();
  await user.click(block().getByRole('button', { name: 'Show all reviews' }));
  expect(await block().findByText('Review number 1')).toBeVisible();
  expect(bar).toHaveAttribute('aria-pressed', 'false');
});

it('makes no filter of a bar without reviews', async () => {
  await openProfile();
  expect(block().getAllByRole('button', { name: /stars?: \d/ })).toHaveLength(3);
});

it('looks for words once the visitor stops typing, and says when there are none', async () => {
  const read = recorded((query) => (query.has('q') ? { ...reviews, items: [], total: 0, totalPages: 1 } : reviews));
  const { user } = await openProfile({ 'GET /api/reviews': read });
  const before = read.mock.calls.length;
  await user.type(block().getByLabelText('Search the reviews'), ' liner ');
  expect(await block().findByText('No reviews with “liner”')).toBeVisible();
  expect(lastQuery(read)).toEqual({ installerId: '12', page: '1', q: 'liner' });
  expect(read.mock.calls.length - before).toBe(1);
});

it('orders the reviews, also the following pages', async () => {
  const read = recorded((query) => (query.get('page') === '2' ? { ...reviews, items: [review(3)], page: 2 } : reviews));
  const { user } = await openProfile({ 'GET /api/reviews': read });
  await user.selectOptions(block().getByLabelText('Sort by'), 'Fewest stars');
  await waitFor(() => expect(lastQuery(read)).toEqual({ installerId: '12', page: '1', sort: 'lowest' }));
  await user.click(await block().findByRole('button', { name: 'Show 1 more review' }));
  await waitFor(() => expect(lastQuery(read)).toEqual({ installerId: '12', page: '2', sort: 'lowest' }));
});

it('shows a review once that another one, published meanwhile, moved to the next page', async () => {
  const complained = vi.spyOn(console, 'error');
  const { user } = await openProfile({
    'GET /api/reviews?installerId=12&page=2': {
      ...reviews,
      items: [review(2), review(3)],
      total: 5,
      page: 2,
      totalPages: 3,
    },
  });
  await user.click(block().getByRole('button', { name: 'Show 1 more review' }));
  expect(await block().findByText('Review number 3')).toBeVisible();
  expect(block().getAllByText('Review number 2')).toHaveLength(1);
  expect(block().getByRole('button', { name: 'Show 2 more reviews' })).toBeVisible();
  expect(complained).not.toHaveBeenCalled();
});

it('says what became of the reviews and what “Open” means', async () => {
  await openProfile();
  const figureOf = (term: string) => block().getByText(term).nextElementSibling;
  expect(figureOf('Received')).toHaveTextContent('43');
  expect(figureOf('Not published')).toHaveTextContent('2 not confirmed by email yet, 1 never confirmed by email');
  expect(figureOf('Time to publish')).toHaveTextContent('5 hours (median)');
  expect(figureOf('Responsiveness')).toHaveTextContent('4.5 from 4');
  expect(block().getByText(/“Open” means that anyone could write/)).toBeVisible();
});

it('says beside the stars what single aspects are rated, and under a review what it gives them', async () => {
  const means = [
    { aspect: 'quality', rating: 4.9, reviewCount: 12 },
    { aspect: 'schedule', rating: 4, reviewCount: 3 },
  ];
  const items = [review(1, { subRatings: { tidiness: 4, quality: 5 } }), review(2)];
  await openProfile({ 'GET /api/reviews': { ...reviews, subRatings: means, items } });
  expect(block().getByText('Quality of work').nextElementSibling).toHaveTextContent('4.9 from 12');
  expect(block().getByText('On schedule').nextElementSibling).toHaveTextContent('4.0 from 3');
  expect(block().queryByText('Cleanliness')).not.toBeInTheDocument();
  expect(block().getByText('Quality of work 5 · Cleanliness 4')).toBeVisible();
});

it('offers neither search nor figures without reviews', async () => {
  await openProfile({ 'GET /api/reviews': noReviews });
  expect(block().queryByLabelText('Search the reviews')).not.toBeInTheDocument();
  expect(block().queryByText('Received')).not.toBeInTheDocument();
});

it('can try again when a search in the reviews fails', async () => {
  let isDown = true;
  const read = recorded((query) => {
    if (!query.has('stars')) return reviews;
    return isDown ? problem(503, 'service_unavailable') : { ...reviews, total: 32 };
  });
  const { user } = await openProfile({ 'GET /api/reviews': read });
  await user.click(block().getByRole('button', { name: '5 stars: 32' }));
  expect(await block().findByText('Reviews are not available')).toBeVisible();
  isDown = false;
  await user.click(block().getByRole('button', { name: 'Try again' }));
  expect(await block().findByText('32 job reviews with 5 stars')).toBeVisible();
});
