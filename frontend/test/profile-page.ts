import type { Review, ReviewList } from '@poolpros/contracts/http/reviews';
import { screen } from '@testing-library/react';
import { summary } from './fixtures.js';
import { card, detail } from './installers.js';
import { type Responses, renderPage } from './render.js';

export const path = '/pool-contractor/texas/austin/hillstone-pools-12';

export const review = (id: number, changes: Partial<Review> = {}): Review => ({
  id: `0199f3d2-0000-7000-8000-${String(id).padStart(12, '0')}`,
  installerId: 12,
  rating: 5,
  subRatings: {},
  title: null,
  text: `Review number ${id}`,
  stage: 'job_done',
  source: 'open',
  service: 'Pool Installation',
  workMonth: '2026-10',
  displayName: 'Marisol R.',
  publishedAt: '2026-11-03T12:00:00.000Z',
  sample: false,
  ...changes,
});

export const reviews: ReviewList = {
  figures: { rating: 4.8, reviewCount: 36, distribution: { '1': 1, '2': 0, '3': 0, '4': 3, '5': 32 } },
  subRatings: [],
  enquiries: { rating: 4.5, reviewCount: 4 },
  moderation: { received: 43, published: 40, waiting: 2, unproven: 1, removed: 0, medianMinutes: 300 },
  items: [review(1), review(2)],
  total: 3,
  page: 1,
  totalPages: 2,
};

export const responses: Responses = {
  'GET /api/summary': summary,
  'GET /api/installers/12': detail({ nearby: [card({ id: 7, name: 'Lone Heron', distance: 7.9 })] }),
  'GET /api/reviews': reviews,
  'GET /api/reviews?installerId=12&page=2': { ...reviews, items: [review(3)], page: 2 },
};

export async function openProfile(changes: Responses = {}) {
  const page = renderPage(path, { ...responses, ...changes });
  await screen.findByRole('heading', { level: 1, name: 'Hillstone Pools' });
  return page;
}
