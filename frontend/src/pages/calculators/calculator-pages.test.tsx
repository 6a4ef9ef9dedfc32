import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage as renderInBrowser } from '../../../test/render.js';
import { serverHtml } from '../../../test/render-on-server.js';

const cost = '/cost-calculator';
const payment = '/pool-financing/payment-calculator';

async function htmlOf(path: string): Promise<string> {
  return serverHtml(path, {});
}

it('shows the estimate of a link without a script, line by line', async () => {
  const html = await htmlOf(
    `${cost}?type=vinyl&length=32&width=16&deckArea=400&lights=0&fenceLength=120&gates=1&state=TX`,
  );
  expect(html).toContain('<title>Pool cost calculator | PoolPros</title>');
  for (const text of [
    'Middle estimate, Texas',
    '$58,500',
    '$38,000',
    '$83,500',
    'Vinyl liner pool, 512 sq ft',
    '$46,900',
  ])
    expect(html).toContain(text);
  expect(html).toContain('November 21, 2026');
  expect(html).toContain('An estimate for planning, not a quote');
});

it.each([
  [455, '$100,000', 0],
  [458, '$100,500', 1],
])('warns of a high figure above what most pools cost, so at %i square feet: %s', async (area, high, warnings) => {
  renderInBrowser(`${cost}?shape=free&area=${area}&deckArea=100&lights=0`);
  const estimate = within(await screen.findByRole('region', { name: 'Estimate' }));
  expect(estimate.getByText(high)).toBeVisible();
  const warning = /^The high figure is above \$100,000, more than most pools .* cost \(\$35,000 to \$100,000\)\./;
  expect(estimate.queryAllByText(warning)).toHaveLength(warnings);
});

it('computes while the visitor types, and the link follows', async () => {
  const { router, user } = renderInBrowser(cost);
  const estimate = () => within(screen.getByRole('region', { name: 'Estimate' }));
  await screen.findByRole('region', { name: 'Estimate' });
  expect(estimate().getByRole('heading')).toHaveTextContent('Middle estimate, US average');
  await user.click(screen.getByRole('radio', { name: 'Above ground' }));
  await user.selectOptions(screen.getByLabelText('Shape'), 'Round');
  await user.selectOptions(screen.getByLabelText('State'), 'Ohio');
  await user.selectOptions(screen.getByLabelText('Cover'), 'Winter cover');
  for (const [label, value] of [
    ['Deck size (sq ft)', '0'],
    ['Lights', '0'],
    ['Average depth (ft)', '4'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  expect(estimate().getByText('$10,500')).toBeVisible();
  expect(await screen.findByText('Middle estimate $10,500, from $5,000 to $22,500.')).toHaveRole('status');
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?type=above-ground&shape=round&depth=4&deckArea=0&lights=0&cover=winter&state=OH',
    ),
  );
  expect(estimate().getByRole('link', { name: 'Find pool builders in Ohio' })).toHaveAttribute(
    'href',
    '/search-results?location=Ohio&state=ohio&services=Pool+Installation',
  );
  expect(screen.getByRole('link', { name: /Compare them line by line/ })).toHaveAttribute(
    'href',
    '/pool-quote-worksheet?covere=150&permite=1000',
  );
  expect(screen.getByRole('link', { name: /What would that be a month/ })).toHaveAttribute(
    'href',
    `${payment}?price=10500`,
  );
});

it('says what is wrong with a number, keeps it, and shows no figure', async () => {
  renderInBrowser(`${cost}?depth=12&length=5`);
  expect(await screen.findByLabelText('Average depth (ft)')).toHaveValue('12');
  expect(screen.getByLabelText('Average depth (ft)')).toHaveAccessibleDescription(
    'Average depth: enter a number from 3 to 9 feet.',
  );
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByText('Average depth: enter a number from 3 to 9 feet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Estimate' })).not.toBeInTheDocument();
});

it('takes a length with its unit, and names the side that is none', async () => {
  const { user } = renderInBrowser(`${cost}?length=32+ft&width=16%27+6%22`);
  expect(await screen.findByText('Fiberglass pool, 528 sq ft')).toBeVisible();
  for (const [typed, wrong] of [
    ['9 m', true],
    ['', true],
    ['30', false],
  ] as const) {
    await user.clear(screen.getByLabelText('Length (ft)'));
    if (typed) await user.type(screen.getByLabelText('Length (ft)'), typed);
    const message = 'Length: enter a number from 1 to 200 feet.';
    if (wrong) expect(screen.getByLabelText('Length (ft)')).toHaveAccessibleDescription(message);
    else expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.queryByText(/Pool surface: enter/)).not.toBeInTheDocument();
  }
});

it.each([
  [cost, 'Pool types guide'],
  ['/energy-efficiency-calculator?tab=sizing', 'Saunas and steam rooms'],
  ['/water-cost-calculator', 'Pool care calendar'],
  [payment, 'Pool quote worksheet'],
  ['/pool-quote-worksheet', 'Pool cost calculator'],
  ['/us/blog', 'Pool maintenance tips'],
])('%s leads on to related pages', async (path, title) => {
  renderInBrowser(path);
  const related = within(await screen.findByRole('navigation', { name: 'Related' }));
  expect(related.getByRole('link', { name: title })).toBeVisible();
});

it('assumes no rate, and pays a loan back to the cent', async () => {
  const { user } = renderInBrowser(`${payment}?price=60000&down=12000&months=180`);
  expect(await screen.findByText('One number is missing')).toBeVisible();
  expect(screen.getByLabelText('Annual rate (%)')).toHaveValue('');
  await user.type(screen.getByLabelText('Annual rate (%)'), '8.99');
  const result = within(screen.getByRole('region', { name: 'Result' }));
  for (const text of ['$486.56', '$39,581.75', '$87,581.75', '$487.51', 'Last payment, month 180'])
    expect(result.getByText(text)).toBeVisible();
  expect(result.getByText(/Not an offer of credit/)).toBeVisible();
  const years = within(screen.getByRole('table', { name: 'Interest, principal and balance by year' }));
  expect(years.getAllByRole('row')).toHaveLength(16);
  expect(years.getByRole('row', { name: /Year 15/ })).toHaveTextContent('$0.00');
});

it('explains a last payment that is larger than the others', async () => {
  const { unmount } = renderInBrowser(`${payment}?price=1000&apr=36&months=360`);
  expect(await screen.findByText(/The last payment is larger/)).toBeVisible();
  expect(screen.getByText('$1,030.00')).toBeVisible();
  unmount();
  renderInBrowser(`${payment}?price=60000&down=12000&months=180&apr=8.99`);
  expect(await screen.findByText(/Not an offer of credit/)).not.toHaveTextContent('larger');
});

it('says to use a point where a comma stands for one', async () => {
  renderInBrowser(`${payment}?apr=8,99`);
  expect(await screen.findByLabelText('Annual rate (%)')).toHaveAccessibleDescription(
    /Use a decimal point, as in 1\.5\./,
  );
});

it('tells analytics of a figure once it stands, with the kind of calculator', async () => {
  const { services, user } = renderInBrowser(cost);
  const capture = vi.fn();
  services.analytics.init({
    capture,
    identify: vi.fn(),
    setPersonProperties: vi.fn(),
    reset: vi.fn(),
    isFeatureEnabled: () => false,
  });
  await user.click(await screen.findByRole('radio', { name: 'Concrete' }));
  await waitFor(() =>
    expect(capture).toHaveBeenCalledWith(
      'calculator_used',
      expect.objectContaining({ calculator_type: 'cost', pool_type: 'concrete' }),
    ),
  );
});

it('keeps the amounts of a payment plan to itself', async () => {
  const { services, user } = renderInBrowser(`${payment}?price=60000&down=12000&months=180&apr=8.99`);
  const capture = vi.spyOn(services.analytics, 'capture');
  const price = await screen.findByLabelText(/^Price/);
  await user.clear(price);
  await user.type(price, '61234');
  await waitFor(() =>
    expect(capture.mock.calls).toEqual([['calculator_used', { calculator_type: 'payment', months: 180 }]]),
  );
});
