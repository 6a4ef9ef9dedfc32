import { climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chemistry, chlorineByStabilizer } from '../../../content/care/chemistry.js';
import { problemTree, type TreeQuestion, type TreeResult } from '../../../content/care/problem-tree.js';
import { problems } from '../../../content/care/problems.js';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { texas } from '../../../test/places.js';
import { renderElement, renderPage } from '../../../test/render.js';
import { careCalendarFile, zoneSlug } from '../../entities/care/care-calendar-file.js';
import { ProblemTree } from '../../features/care/components/problem-tree.js';
import { stepQuery, treeSteps } from '../../features/care/tree-steps.js';

const base = { 'GET /api/summary': summary };
const cards = () => [...document.querySelectorAll('details h3')].map(({ textContent }) => textContent);

it('lists every problem, and while one types those that fit', async () => {
  const { user, router } = renderPage('/pool-problems', base);
  const field = await screen.findByRole('searchbox');
  expect(cards()).toHaveLength(problems.length);
  await user.type(field, 'foam');
  expect(cards()[0]).toBe('Foam in the hot tub');
  expect(screen.getByText(/match(?:es)? “foam”/)).toHaveRole('status');
  await expect.poll(() => router.state.location.search).toBe('?q=foam');
  await user.clear(field);
  await user.type(field, 'zeppelin');
  expect(cards()).toEqual([]);
  expect(screen.getByText(/Nothing matches “zeppelin”/)).toHaveRole('status');
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

// The tree alone, since each press of Tab looks at every control of the document.
it('leads by the keyboard alone to every result and back', async () => {
  const { user, router } = renderElement(<ProblemTree />);
  const press = async (text: string) => {
    const link = screen.getByText(text);
    while (document.activeElement !== link) await user.tab();
    await user.keyboard('{Enter}');
  };
  const results: string[] = [];
  const walk = async (node: TreeQuestion | TreeResult) => {
    expect(router.state.location.search).toBe(stepQuery(node.id));
    if ('problem' in node) {
      const problem = problems.find(({ id }) => id === node.problem);
      expect(screen.getByRole('status')).toHaveTextContent(`Result: ${problem?.title}. ${node.because}`);
      results.push(node.id);
      return;
    }
    for (const { label, next } of node.answers) {
      await press(label);
      expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
      await walk(next);
      await press('Back');
      expect(router.state.location.search).toBe(stepQuery(node.id));
    }
  };
  await walk(problemTree);
  expect(results).toEqual(treeSteps.flatMap(({ node }) => ('problem' in node ? [node.id] : [])));
});

it('goes back one question at a time, and hands a result over to a search', async () => {
  const { user, router } = renderPage('/pool-problems?step=calcium', base);
  expect(await screen.findByRole('heading', { name: 'Likely problem: cloudy or milky water' })).toBeVisible();
  const found = screen.getAllByRole('link', { name: 'Find pool maintenance' });
  expect(found[0]).toHaveAttribute('href', '/search-results?services=Pool+Maintenance');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.state.location.search).toBe('?step=cloudy');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'What does the water look or smell like?' })).toHaveFocus();
});

it('shows for each value of the water its targets, its test and what to do', async () => {
  renderPage('/maintenance-tips', base);
  const table = within(await screen.findByRole('region', { name: 'Water chemistry targets' }));
  for (const { name, pool, hotTub, test, tooLow } of chemistry) {
    const row = table.getByRole('rowheader', { name }).closest('tbody');
    for (const text of [pool, hotTub, test, tooLow]) expect(row).toHaveTextContent(text);
  }
});

it('shows how much free chlorine the stabilizer calls for, and where that comes from', async () => {
  renderPage('/maintenance-tips', base);
  const rows = rowsOf(await screen.findByRole('region', { name: 'Free chlorine by cyanuric acid' }));
  expect(rows).toEqual(
    chlorineByStabilizer.map((row) => [row.cyanuricAcid, row.least, row.target].map((ppm) => `${ppm} ppm`)),
  );
  expect(rows[0]).toEqual(['30 ppm', '2 ppm', '2.3 ppm']);
  expect(rows.at(-1)).toEqual(['90 ppm', '4.5 ppm', '6.8 ppm']);
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  expect(sources.getByRole('link', { name: /^AQUA Magazine/ }).closest('li')).toHaveTextContent(
    'Read November 27, 2026.',
  );
});

it('names the weather stations, and which of their values are estimates', async () => {
  renderPage('/pool-care-calendar', base);
  const dated = await screen.findByRole('region', { name: 'How we set the dates' });
  expect(dated).toHaveTextContent('Broomfield (Colorado)');
  expect(dated).toHaveTextContent('Rochester (Minnesota)');
  expect(dated).toHaveTextContent(
    /our estimates from long-term averages: everything for Los Angeles and Chicago; air temperature for Broomfield \(/,
  );
  expect(dated).not.toHaveTextContent(/Minneapolis|Denver/);
});

it.each([
  [
    '?state=texas',
    ['Gulf Coast, hot and humid', 'North and central Texas', 'High desert', 'Mountains and high plains'],
  ],
  ['?state=arizona', ['Low desert', 'High desert', 'Mountains and high plains', 'Sierra and high mountain towns']],
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
  const link = await screen.findByRole('link', { name: /Add it to your calendar/ });
  expect(link).toHaveAttribute('href', careCalendarFile('midwest'));
  const files = within(screen.getByRole('region', { name: 'The calendar file' })).getAllByRole('link');
  expect(files.map((each) => each.getAttribute('href'))).toEqual(
    climateZoneCodes.map((code) => careCalendarFile(zoneSlug(climateZones[code]))),
  );
  const overview = within(screen.getByRole('region', { name: 'Zones by month' }));
  expect(overview.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
    climateZoneCodes.map((code) => `/pool-care-calendar?zone=${zoneSlug(climateZones[code])}#your-year`),
  );
});

const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('says how strong a heater has to be, and what a session costs', async () => {
  renderPage('/saunas-steam-rooms', base);
  expect(rowsOf(await screen.findByRole('region', { name: 'Sauna heaters' }))).toEqual([
    ['5 × 5 ft', '175 cu ft', '4.5 kW', '4.5 kW'],
    ['6 × 7 ft', '294 cu ft', '6 or 8 kW', '8 kW'],
    ['6 × 7 ft, 42 sq ft glass front', '294 cu ft', '10.5 kW', '12 kW'],
    ['8 × 8 ft', '448 cu ft', '9 or 10.5 kW', '10.5 or 12 kW'],
  ]);
  expect(rowsOf(screen.getByRole('region', { name: 'Steam generators' })).at(-1)).toEqual([
    'Natural stone',
    '7.5 kW',
    '11 kW',
    '14 kW',
  ]);
  expect(rowsOf(screen.getByRole('region', { name: 'Cost of a session' }))[0]?.slice(1, 3)).toEqual([
    '45 minutes',
    '6.7 kWh',
  ]);
});

it('says what a tub costs to keep warm in each climate', async () => {
  renderPage('/spas-hot-tubs', base);
  const rows = rowsOf(await screen.findByRole('region', { name: 'Operating cost by climate zone' }));
  expect(rows).toHaveLength(climateZoneCodes.length);
  const monthly = new Map(
    rows.map(([zone = '', , fresh = '', worn = '']) => [zone, [fresh, worn].map((cost) => Number(cost.slice(1)))]),
  );
  const [[mild = 0] = [], [cold = 0, worn = 0] = []] = [
    monthly.get('south Florida and Hawaii'),
    monthly.get('cold North'),
  ];
  expect(mild).toBeLessThan(cold);
  expect(cold).toBeLessThan(worn);
});

it.each([
  ['/spas-hot-tubs', 'spa-hot-tub', 'spas and hot tubs'],
  ['/saunas-steam-rooms', 'sauna-steam', 'saunas or steam rooms'],
])('%s lists who does the work in the state with most of them', async (path, serviceType, named) => {
  renderPage(path, {
    ...base,
    [`GET /api/places/states?serviceType=${serviceType}`]: [texas],
    [`GET /api/installers/search?state=texas&serviceType=${serviceType}`]: found([card({ name: 'Hillstone' })]),
  });
  expect(await screen.findByText(new RegExp(`^1 listed business offers ${named} in Texas`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hillstone' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Search (spas|saunas)/ })).toHaveAttribute(
    'href',
    `/search-results?serviceType=${serviceType}`,
  );
});
