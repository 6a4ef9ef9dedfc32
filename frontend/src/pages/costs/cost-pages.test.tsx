import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';
import { jobs } from '../../features/costs/jobs.js';
import { rangeText } from '../../features/costs/range-text.js';

const base = { 'GET /api/summary': summary };

it('lists each job with its range and the way to its page', async () => {
  renderPage('/pool-costs', base);
  const list = within(await screen.findByRole('region', { name: 'Nine jobs' }));
  for (const { slug, title } of jobs)
    expect(list.getByRole('link', { name: title })).toHaveAttribute('href', `/pool-costs/${slug}`);
  expect(list.getAllByRole('listitem')).toHaveLength(9);
});

it.each(jobs)('/pool-costs/$slug has a range with its source and day, by region, and what to ask', async (job) => {
  renderPage(`/pool-costs/${job.slug}`, base);
  const range = within(await screen.findByRole('region', { name: 'Price range' }));
  expect(range.getByText(rangeText(job.price))).toBeVisible();
  expect(range.getByRole('link', { name: job.source.name })).toHaveAttribute('href', job.source.url);
  expect(range.getAllByRole('row')).toHaveLength(5);
  for (const question of job.compare) expect(screen.getByText(question)).toBeVisible();
});

it('has no page for a job that is not listed', async () => {
  renderPage('/pool-costs/gold-plating', base);
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toMatch(/^Page not found/);
});
