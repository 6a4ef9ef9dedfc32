import { firstCost } from '@poolpros/calculators/ownership';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ecoGuide, ecoZones } from '../../../content/guides/eco-friendly.js';
import { dollars } from '../../../content/guides/figures.js';
import { plans } from '../../../content/guides/plans.js';
import { poolTypesGuide } from '../../../content/guides/pool-types.js';
import { renderPage } from '../../../test/render.js';
import { savingOf } from '../../features/guides/eco-savings.js';

it.each([
  ['/pool-types-guide', poolTypesGuide],
  ['/eco-friendly-pool-guide', ecoGuide],
])('%s lists its headings, and leads to a search', async (path, guide) => {
  renderPage(path);
  await screen.findByRole('heading', { level: 1, name: guide.title });
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(entries.length).toBeGreaterThan(6);
  for (const entry of entries) {
    const heading = document.getElementById(entry.getAttribute('href')?.slice(1) ?? '');
    expect(heading?.tagName).toBe('H2');
    expect(heading?.textContent).toBe(entry.textContent);
  }
  expect(screen.getByRole('link', { name: guide.next.label }).getAttribute('href')).toMatch(
    /^\/search-results\?serviceType=/,
  );
});

it.each(['/pool-types-guide', '/pool-comparison/all-types', '/maintenance-tips', '/pool-financing'])(
  'tells machines of %s who wrote it and when',
  async (path) => {
    renderPage(path);
    await screen.findByRole('heading', { level: 1 });
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: screen.getByRole('heading', { level: 1 }).textContent,
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        mainEntityOfPage: `https://poolpros.example${path}`,
      }),
    );
  },
);

it('gives each type of pool the figures of the calculators, and what to ask', async () => {
  renderPage('/pool-types-guide');
  for (const { type, title, ask } of poolTypesGuide.types) {
    const section = within(await screen.findByRole('region', { name: title }));
    expect(section.getByText(new RegExp(`^\\${dollars(firstCost(type)[1])} \\(`))).toBeVisible();
    for (const question of ask) expect(section.getByText(question)).toBeVisible();
  }
  for (const { title, plan } of poolTypesGuide.purposes) {
    expect(plans.map(({ id }) => id)).toContain(plan);
    const line = screen.getByRole('heading', { level: 3, name: title }).closest('li');
    expect(within(line as HTMLElement).getByRole('link')).toHaveAttribute('href', `/design-ideas#${plan}`);
  }
});

it('says of each measure what it saves in each climate, in a chart and in words', async () => {
  renderPage('/eco-friendly-pool-guide');
  const chart = within(await screen.findByRole('figure', { name: /^Dollars saved per year/ }));
  for (const { id, title, short } of ecoGuide.measures) {
    const section = within(screen.getByRole('region', { name: title }));
    for (const [zone, label] of Object.entries(ecoZones) as [keyof typeof ecoZones, string][]) {
      const saved = dollars(savingOf(id, zone).dollars[1]);
      expect(section.getByText(label).nextElementSibling).toHaveTextContent(`${saved} a year`);
      expect(chart.getByRole('row', { name: new RegExp(`^${short}`), hidden: true })).toHaveTextContent(saved);
    }
  }
});
