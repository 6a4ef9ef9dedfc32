import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewDays, subRatingsFrom, textLengths } from '@poolpros/contracts/limits';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openRows } from '../../../content/for-contractors/plans.js';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';

const base = { 'GET /api/summary': summary };

it.each([
  ['/for-contractors', 'For pool, spa and sauna contractors', 'Open the form', '/list-your-business'],
  ['/pricing', 'Pricing for contractors', 'List your business', '/list-your-business'],
  ['/marketing-tools', 'Marketing tools for contractors', 'Log in', '/contractor-login'],
  ['/success-stories', 'Success stories', 'List your business', '/list-your-business'],
  ['/reviews-policy', 'Reviews policy', 'Find the business', '/search-results'],
])('%s has its contents and one way on', async (path, title, label, to) => {
  renderPage(path, base);
  await screen.findByRole('heading', { level: 1, name: title });
  const main = within(screen.getByRole('main'));
  const entries = within(main.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const entry of entries)
    expect(document.querySelector(entry.getAttribute('href') ?? 'none')).toHaveTextContent(entry.textContent ?? '');
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(entries.map(({ textContent }) => textContent)),
  );
  expect(within(main.getByRole('complementary')).getByRole('link', { name: label })).toHaveAttribute('href', to);
});

it('tells what each plan has, and that nothing can be bought', async () => {
  renderPage('/pricing', base);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('columnheader', { name: /^Pro\$29/ })).toHaveTextContent('Not for sale yet');
  const groups = table.getAllByRole('rowgroup').slice(1);
  expect(groups.map((group) => within(group).getAllByRole('row').length - 1)).toEqual([openRows.length]);
  expect(screen.getByText(/^You cannot buy anything here today/)).toBeVisible();
});

it('shows the founding places of the sample with a note that says so', async () => {
  renderPage('/pricing', base);
  const founding = within(await screen.findByRole('region', { name: 'Founding members' }));
  expect(founding.getByRole('img', { name: '327 of 500 spots taken (sample)' })).toBeVisible();
  expect(founding.getByText('173')).toHaveTextContent('173 sample');
});

it('counts the founding places that are given once the data is real', async () => {
  renderPage('/pricing', { 'GET /api/summary': { ...summary, sampleData: false, foundingMembers: 12 } });
  const founding = within(await screen.findByRole('region', { name: 'Founding members' }));
  expect(founding.getByRole('img', { name: '12 of 500 spots taken' })).toBeVisible();
  expect(founding.getByText('488')).toBeVisible();
  expect(founding.queryByText(/327|Sample/)).not.toBeInTheDocument();
});

const policy = readFileSync(join(import.meta.dirname, '../../../content/for-contractors/reviews-policy.mdx'), 'utf8');
const { min, max } = textLengths.reviewText;

it.each([
  `writes ${min} to ${max.toLocaleString('en-US')} characters`,
  `It works for ${reviewDays.confirm} days`,
  `everything personal in it is erased after ${reviewDays.unconfirmed} days`,
  `once ${subRatingsFrom} reviews include them`,
  `are erased after ${reviewDays.removed} days`,
])('the reviews policy keeps to “%s”', (said) => {
  expect(policy).toContain(said);
});
