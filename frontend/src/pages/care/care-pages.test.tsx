import { climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chemistry } from '../../../content/care/chemistry.js';
import { problems } from '../../../content/care/problems.js';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';
import { treeSteps } from '../../features/care/tree-steps.js';
import { careCalendarFile, zoneSlug } from '../../shared/care/care-calendar-file.js';

const base = { 'GET /api/summary': summary };
const cards = () => [...document.querySelectorAll('details h3')].map(({ textContent }) => textContent);

it('lists every problem, and while one types those that fit', async () => {
  const { user, router } = renderPage('/pool-problems', base);
  const field = await screen.findByRole('searchbox');
  expect(cards()).toHaveLength(problems.length);
  await user.type(field, 'foam');
  expect(cards()[0]).toBe('Foam in the hot tub');
  expect(screen.getByText(/fits? “foam”/)).toHaveRole('status');
  await expect.poll(() => router.state.location.search).toBe('?q=foam');
  await user.clear(field);
  await user.type(field, 'zeppelin');
  expect(cards()).toEqual([]);
  expect(screen.getByText(/Nothing here says “zeppelin”/)).toHaveRole('status');
});

it('begins with the words of its link', async () => {
  renderPage('/pool-problems?q=salt', base);
  expect(await screen.findByRole('searchbox')).toHaveValue('salt');
  expect(cards()).toContain('Salt system makes no chlorine');
  expect(cards()).not.toContain('Foam in the hot tub');
});

it('opens the problem that a link leads to', async () => {
  renderPage('/pool-problems?q=foam#green-water', base);
  const card = await screen.findByText('Green water');
  await expect.poll(() => card.closest('details')?.open).toBe(true);
});

const results = treeSteps.flatMap(({ node, trail }) => ('problem' in node ? [{ node, trail }] : []));

it('leads by the keyboard alone to every result and back', async () => {
  const { user, router } = renderPage('/pool-problems', base);
  await screen.findByRole('searchbox');
  const press = async (link: HTMLElement) => {
    while (document.activeElement !== link) await user.tab();
    await user.keyboard('{Enter}');
  };
  const tree = () =>
    within(document.querySelector<HTMLElement>('section[aria-labelledby="step-by-step"]') ?? document.body);
  for (const { node, trail } of results) {
    for (const { answer } of trail) {
      await press(tree().getByRole('link', { name: answer }));
      expect(tree().getByRole('heading', { level: 3 })).toHaveFocus();
    }
    const problem = problems.find(({ id }) => id === node.problem);
    expect(tree().getByRole('status')).toHaveTextContent(`Result: ${problem?.title}. ${node.because}`);
    expect(router.state.location.search).toBe(`?step=${node.id}`);
    await press(tree().getByRole('link', { name: 'Start again' }));
    expect(router.state.location.search).toBe('');
  }
});

it('goes back one question at a time, and hands a result over to a search', async () => {
  const { user, router } = renderPage('/pool-problems?step=calcium', base);
  expect(await screen.findByRole('heading', { name: 'Likely: cloudy or milky water' })).toBeVisible();
  const found = screen.getAllByRole('link', { name: 'Find pool maintenance' });
  expect(found[0]).toHaveAttribute('href', '/search-results?services=Pool+Maintenance');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.state.location.search).toBe('?step=cloudy');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'What does the water look or smell like?' })).toHaveFocus();
});

it('shows for each value of the water its targets, its test and what to do', async () => {
  renderPage('/maintenance-tips', base);
  const table = within(await screen.findByRole('region', { name: 'Targets' }));
  for (const { name, pool, hotTub, test, tooLow } of chemistry) {
    const row = table.getByRole('rowheader', { name }).closest('tbody');
    for (const text of [pool, hotTub, test, tooLow]) expect(row).toHaveTextContent(text);
  }
});

it.each([
  ['?state=texas', ['Gulf coast, hot and humid', 'Mountains and high plains', 'Southeast, mixed and humid']],
  ['?state=arizona', ['Low desert', 'Mountains and high plains']],
  ['?zone=midwest', ['Midwest']],
  ['?zone=atlantis', []],
  ['', []],
])('shows with “%s” the year of its zones', async (query, names) => {
  renderPage(`/pool-care-calendar${query}`, base);
  const year = await screen.findByRole('region', { name: 'Your year, month by month' });
  expect(
    within(year)
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});

it('links the calendar file of each zone, and the years of all of them', async () => {
  renderPage('/pool-care-calendar?state=illinois', base);
  const link = await screen.findByRole('link', { name: /Put it into your calendar/ });
  expect(link).toHaveAttribute('href', careCalendarFile('midwest'));
  const overview = within(screen.getByRole('region', { name: 'Zones by month' }));
  expect(overview.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
    climateZoneCodes.map((code) => `/pool-care-calendar?zone=${zoneSlug(climateZones[code])}#your-year`),
  );
});
