import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparedLimit, distanceOptions, serviceRadiusMiles, shortlistLimit } from '@poolpros/contracts/catalogue';
import { claimDays } from '@poolpros/contracts/claim-facts';
import { reviewDays, textLengths } from '@poolpros/contracts/limits';
import { submissionDays } from '@poolpros/contracts/listing-options';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { helpGroups } from '../../../content/help/groups.js';
import { summary } from '../../../test/fixtures.js';
import { renderPage as renderInBrowser } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const base = { 'GET /api/summary': summary };
const content = join(import.meta.dirname, '../../../content/help');

async function openHelp() {
  const page = renderInBrowser('/help-support', base);
  await screen.findByRole('heading', { level: 1, name: 'Help and support' });
  return { ...page, field: screen.getByRole('searchbox', { name: 'Search help' }) };
}
const shown = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

it('has every article in a group, and every one of a group', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const listed = helpGroups.flatMap(({ id, articles }) => articles.map((article) => join(id, `${article}.mdx`)));
  expect(listed.toSorted()).toEqual(files.toSorted());
  const ids = helpGroups.flatMap(({ id, articles }) => [id, ...articles]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('comes with all answers from the server', async () => {
  const rendered = await renderOnServer('/help-support', base, {
    onError: (error) => {
      throw error;
    },
  });
  const page = new DOMParser().parseFromString('html' in rendered ? rendered.html : '', 'text/html');
  const articles = [...page.querySelectorAll('article')];
  expect(articles).toHaveLength(helpGroups.flatMap(({ articles }) => articles).length);
  for (const article of articles) {
    expect(article.hidden).toBe(false);
    expect(article.querySelector('p')?.textContent).toMatch(/\w/);
  }
});

it('leaves the answers that fit what is typed, says how many, and shows all of them again', async () => {
  const { user, field } = await openHelp();
  const all = shown();
  await user.type(field, 'delete my data');
  expect(shown()).toEqual(['How do I delete my account?', 'How do I have my data erased?']);
  expect(screen.getByText('2 answers')).toHaveRole('status');
  expect(screen.queryByRole('heading', { level: 2, name: 'Searching' })).not.toBeInTheDocument();
  await user.clear(field);
  expect(shown()).toEqual(all);
  expect(screen.queryByText(/answers?$/)).not.toBeInTheDocument();
});

it('shows everything, and says so, where nothing fits', async () => {
  const { user, field } = await openHelp();
  const all = shown();
  await user.type(field, 'helicopter');
  expect(screen.getByRole('status')).toHaveTextContent('No answer contains these words.');
  expect(shown()).toEqual(all);
});

it('leads from the contents to each group', async () => {
  await openHelp();
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(entries).toHaveLength(helpGroups.length + 1);
  for (const entry of entries)
    expect(document.querySelector(entry.getAttribute('href') ?? 'none')).toHaveTextContent(entry.textContent ?? '');
});

const source = (file: string) => readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');
const numberIn = (file: string, pattern: RegExp): string => pattern.exec(source(file))?.[1] ?? 'missing';

it.each([
  ['searching/how-far', `within ${distanceOptions.join(', ').replace(/, (\d+)$/, ' or $1')} miles`],
  ['searching/how-far', `${serviceRadiusMiles.min} to ${serviceRadiusMiles.max} miles`],
  ['searching/keep-favorites', `up to ${shortlistLimit} businesses`],
  ['searching/keep-favorites', `up to ${comparedLimit} businesses`],
  ['contacting/several-at-once', `up to ${comparedLimit} with one message`],
  ['reviews/write-a-review', `at least ${textLengths.reviewText.min} characters`],
  ['reviews/write-a-review', `works for ${reviewDays.confirm} days`],
  ['listing/list-my-business', `within ${submissionDays.confirm} days`],
  ['listing/already-listed', `the same for ${claimDays.settled} days`],
  [
    'listing/list-my-business',
    `for ${numberIn('frontend/src/features/submission/listing-draft.ts', /draftDays = (\d+)/)} days`,
  ],
  [
    'account/who-needs-one',
    `works for ${numberIn('services/accounts/src/domain/password-link.ts', /setupValidDays = (\d+)/)} days`,
  ],
  [
    'account/forgot-password',
    `after ${numberIn('services/accounts/src/domain/password-link.ts', /resetValidMinutes = (\d+)/)} minutes`,
  ],
  [
    'account/have-to-wait',
    `wait ${numberIn('services/accounts/src/domain/login-delay.ts', /loginLock = .*minutes: (\d+)/)} minutes`,
  ],
])('%s keeps to “%s”', (article, said) => {
  expect(readFileSync(join(content, `${article}.mdx`), 'utf8')).toContain(said);
});
