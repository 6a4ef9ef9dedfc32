import { licenseRuleSchema } from '@poolpros/contracts/http/place-facts';
import { licenseRuleOf } from '@poolpros/contracts/licenses/index';
import { states } from '@poolpros/contracts/states';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { topics } from '../../../content/regulations/types.js';
import { summary } from '../../../test/fixtures.js';
import { texasPage } from '../../../test/places.js';
import { renderPage } from '../../../test/render.js';
import { loadStateRules } from '../../features/regulations/load-rules.js';

const base = { 'GET /api/summary': summary };
const iso = /^\d{4}-\d\d-\d\d$/;

it.each(states)('says of every topic in $label how sure it is, with a source or an office to ask', async (state) => {
  const rules = await loadStateRules(state);
  expect(rules.topics.map(({ topic }) => topic)).toEqual([...topics]);
  expect(rules.updated).toMatch(iso);
  for (const { topic, facts, office } of rules.topics) {
    expect(office.length).toBeGreaterThan(10);
    if (topic === 'license') expect(licenseRuleSchema.parse(rules.license)).toEqual(licenseRuleOf(state.code));
    else expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) {
      expect(fact.text).not.toContain('{');
      if ('source' in fact) {
        expect(fact.source.name).not.toBe('');
        if (fact.source.url !== null) expect(new URL(fact.source.url).protocol).toBe('https:');
        if (fact.read !== undefined) expect(fact.read).toMatch(iso);
      }
    }
  }
  const barrier = rules.topics.find(({ topic }) => topic === 'barrier')?.facts ?? [];
  expect(barrier.map(({ standing }) => standing)).toContain(rules.barrier.standing);
});

/** Hosts of legislatures, boards, and federal or local offices with rules of their own. */
const officialHosts =
  /(?:^|\.)(?:gov|[a-z]{2}\.us)$|^(?:www\.)?(?:azleg|malegislature|mainelegislature|consumer\.westchestergov)\.\w+$/;

it.each(states)('calls a source of $label official only where its page is that of the office', async (state) => {
  const { topics: parts } = await loadStateRules(state);
  for (const fact of parts.flatMap(({ facts }) => facts))
    if (fact.standing === 'official' && fact.source.url !== null)
      expect(new URL(fact.source.url).hostname).toMatch(officialHosts);
});

it('keeps no source that cannot carry a rule', async () => {
  const rules = await Promise.all(states.map(loadStateRules));
  const urls = rules.flatMap(({ topics: parts }) =>
    parts.flatMap(({ facts }) => facts.flatMap((fact) => ('source' in fact ? [fact.source.url ?? ''] : []))),
  );
  for (const url of urls) expect(url).not.toMatch(/huggingface|punaweb|gardenguides|forums\.examprep/);
});

it('merges states of which little is known into one table, and keeps their pages from search engines', async () => {
  renderPage('/pool-regulations', base);
  const thin = within(await screen.findByRole('table', { name: /in states we know little about/ }));
  expect(thin.getByRole('row', { name: /^Kansas Kansas does not license pool builders/ })).toBeVisible();
  expect(thin.queryByRole('row', { name: /^California/ })).not.toBeInTheDocument();
  const rules = await Promise.all(states.map(loadStateRules));
  expect(rules.filter(({ thin: isThin }) => isThin).length).toBe(thin.getAllByRole('row').length - 1);
});

it.each([
  ['kansas', 'noindex,follow'],
  ['california', undefined],
])('tells search engines about %s: %s', async (slug, robots) => {
  renderPage(`/pool-regulations/${slug}`, base);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe(robots);
});

it('has states next door on both sides of a border', async () => {
  const rules = await Promise.all(states.map(loadStateRules));
  const borders = rules.flatMap(({ state, neighbors }) =>
    neighbors.map((neighbor) => `${state.slug} ${neighbor.state.slug}`),
  );
  expect(borders.length).toBeGreaterThan(200);
  const turned = borders.map((border) => border.split(' ').reverse().join(' '));
  expect(new Set(turned)).toEqual(new Set(borders));
});

it('shares no sentence between the own texts of two states', async () => {
  const rules = await Promise.all(states.map(loadStateRules));
  const sentences = rules.flatMap(({ lead, topics: parts, questions }) => [
    ...lead.split(/(?<=\.) /),
    ...parts.flatMap(({ facts }) => facts.map(({ text }) => text)),
    ...questions,
  ]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

it('lists every state with license and barrier', async () => {
  renderPage('/pool-regulations', base);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pool regulations by state' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'License and barrier by state' }));
  expect(table.getAllByRole('row')).toHaveLength(states.length + 1);
  expect(table.getByRole('row', { name: /^Arizona License:\s*License needed/ })).toHaveTextContent(
    'State law: 5 ft, 20 in from the water',
  );
  expect(table.getByRole('link', { name: 'Texas' })).toHaveAttribute('href', '/pool-regulations/texas');
});

it('says of the District of Columbia who may take a payment, what is not known, and whom to ask', async () => {
  renderPage('/pool-regulations/district-of-columbia', base);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Home pool rules in the District of Columbia' }),
  ).toBeVisible();
  const license = within(screen.getByRole('region', { name: 'License and registration' }));
  expect(license.getAllByText(/may not take any payment before the work is complete/).length).toBeGreaterThan(0);
  expect(license.getByText(/Ask the DC Department of Licensing and Consumer Protection/)).toBeVisible();
  expect(license.queryByText(/Official page/)).not.toBeInTheDocument();
  const barrier = within(screen.getByRole('region', { name: 'Barrier, alarm and cover' }));
  expect(barrier.getByText('the DC Department of Buildings', { exact: false })).toBeVisible();
});

it('shows the rules of a state, whom to ask, and its firms', async () => {
  renderPage('/pool-regulations/texas', { ...base, 'GET /api/places/states/texas': texasPage });
  expect(await screen.findByRole('heading', { level: 1, name: 'Home pool rules in Texas' })).toBeVisible();
  expect(screen.getByText(/not legal advice/)).toBeVisible();
  const license = within(screen.getByRole('region', { name: 'License and registration' }));
  expect(license.getByText(/^Texas does not license pool builders\. Ask your city or county/)).toBeVisible();
  expect(license.getByText('We have not read a source for this.')).toBeVisible();
  expect(license.getByRole('link', { name: 'deposit caps and the right to cancel' })).toHaveAttribute(
    'href',
    '/pool-contract-rules',
  );
  const barrier = within(screen.getByRole('region', { name: 'Barrier, alarm and cover' }));
  expect(barrier.getByText(/Chapter 757/)).toBeVisible();
  expect(barrier.getByText('your city or county building department', { exact: false })).toBeVisible();
  expect(barrier.queryByText(/day of reading not recorded/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Oklahoma' })).toHaveAttribute('href', '/pool-regulations/oklahoma');
  expect(screen.getByRole('link', { name: /^Pool repair\s*in Austin$/ })).toHaveAttribute(
    'href',
    '/pool-repair/texas/austin',
  );
  expect(document.title).toBe('Texas pool rules: license, permit, barrier | PoolPros');
});

it('can be read while the directory cannot', async () => {
  renderPage('/pool-regulations/wyoming', base);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home pool rules in Wyoming' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All pool contractors in Wyoming' })).toHaveAttribute(
    'href',
    '/us/wyoming/pool-contractors',
  );
});

it('is not found for what is no state', async () => {
  renderPage('/pool-regulations/narnia', base);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page isn’t here' })).toBeVisible();
});
