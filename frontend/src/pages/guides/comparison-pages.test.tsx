import { costOverYears, firstCost, type Owned } from '@poolpros/calculators/ownership';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { comparison as aboveGround } from '../../../content/guides/comparisons/above-ground-vs-inground.js';
import { comparison as allTypes } from '../../../content/guides/comparisons/all-types.js';
import { comparison as concrete } from '../../../content/guides/comparisons/fiberglass-vs-concrete.js';
import { comparison as salt } from '../../../content/guides/comparisons/saltwater-vs-chlorine.js';
import { comparison as vinyl } from '../../../content/guides/comparisons/vinyl-vs-fiberglass.js';
import { dollars } from '../../../content/guides/figures.js';
import { options } from '../../../content/guides/options.js';
import type { Comparison } from '../../../content/guides/types.js';
import { renderPage } from '../../../test/render.js';

const pages: [string, Comparison][] = [
  ['/pool-comparison/fiberglass-vs-concrete', concrete],
  ['/pool-comparison/vinyl-vs-fiberglass', vinyl],
  ['/pool-comparison/above-ground-vs-inground', aboveGround],
  ['/pool-comparison/saltwater-vs-chlorine', salt],
  ['/pool-comparison/all-types', allTypes],
];
const rows = ['First cost', '10-year cost', 'Build weeks', 'Upkeep', 'Life', 'Fit'];
const middle = (owned: Owned, year: number) => dollars(costOverYears(owned, 20)[year]?.[1] ?? Number.NaN);

describe.each(pages)('%s', (path, comparison) => {
  const open = async () => {
    renderPage(path);
    await screen.findByRole('heading', { level: 1, name: comparison.title });
  };

  it('has the six rows of its data for each option, the costs computed', async () => {
    await open();
    const grid = screen.getByRole('table', { name: /The same six rows/ });
    const lines = within(grid).getAllByRole('row').slice(1);
    expect(lines.map((line) => within(line).getByRole('rowheader').firstChild?.textContent)).toEqual(rows);
    const cells = lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? ''),
    );
    for (const [index, option] of comparison.options.entries()) {
      const column = cells.map((line) => line[index] ?? '');
      const { weeks, upkeep, life, fit } = options[option];
      const costs = [dollars(firstCost(option)[1]), middle(option, 10)];
      for (const [row, value] of [...costs, weeks, upkeep, life, fit].entries()) expect(column[row]).toContain(value);
    }
  });

  it('charts what the calculators say, and has the figures in a table', async () => {
    await open();
    const said = screen.getByRole('img', { name: /^Lines over 20 years/ }).getAttribute('aria-label');
    const table = screen.getByRole('table', { name: /in today’s dollars/ });
    for (const option of comparison.options) {
      expect(said).toContain(`${options[option].label} from ${middle(option, 0)} to ${middle(option, 20)}`);
      for (const year of [0, 5, 10, 15, 20]) {
        const line = within(table).getByRole('row', { name: new RegExp(`^${year === 0 ? 'Built' : year} `) });
        expect(line).toHaveTextContent(middle(option, year));
      }
    }
  });

  it('says who should choose which, answers its questions and leads to a search', async () => {
    await open();
    const choices = within(screen.getByRole('region', { name: 'When to choose each option' }));
    expect(choices.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      comparison.choose.map(({ option }) => options[option].label),
    );
    const text = screen.getByRole('main').textContent ?? '';
    for (const { question, answer } of comparison.questions) expect(text).toContain(`${question}${answer}`);
    expect(screen.getByRole('link', { name: comparison.next.label }).getAttribute('href')).toMatch(
      /^\/search-results\?(serviceType|services)=/,
    );
    const faq = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(faq.find((data) => data['@type'] === 'FAQPage')?.mainEntity).toHaveLength(comparison.questions.length);
  });
});

it('leads from the list to all five', async () => {
  renderPage('/pool-comparisons');
  await screen.findByRole('heading', { level: 1, name: 'Pool comparisons' });
  const cards = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  const links = cards.flatMap((card) =>
    within(card)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(links).toEqual(pages.map(([path]) => path));
});

it('knows no other comparison', async () => {
  renderPage('/pool-comparison/gold-vs-silver');
  expect(await screen.findByRole('heading', { name: /This page isn/ })).toBeVisible();
});

it('marks the cheaper side of a cost, and no side where the data names none', async () => {
  renderPage('/pool-comparison/vinyl-vs-fiberglass');
  const grid = within(await screen.findByRole('table', { name: /The same six rows/ }));
  const marked = (row: string) =>
    within(grid.getByRole('row', { name: new RegExp(`^${row}`) }))
      .getAllByRole('cell')
      .map((cell) => within(cell).queryByRole('img', { name: 'Stronger:' }) !== null);
  expect(marked('First cost')).toEqual([true, false]);
  expect(marked('10-year cost')).toEqual([true, false]);
  expect(marked('Build weeks')).toEqual([false, true]);
  expect(marked('Life')).toEqual([false, false]);
});
