import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../test/render.js';

const path = '/pool-quote-worksheet';
beforeEach(() => localStorage.clear());

it('says what two quotes come to for the same scope, and marks where they differ', async () => {
  const { user, router } = renderPage(path);
  const quote = (name: string) => within(screen.getByRole('group', { name }));
  await screen.findByRole('heading', { name: 'Pool quote worksheet' });
  await user.type(quote('Quote A').getByLabelText('Contractor'), 'Hillstone Pools');
  await user.type(quote('Hillstone Pools').getByLabelText('Price on the quote ($)'), '60,000');
  await user.type(quote('Quote B').getByLabelText('Price on the quote ($)'), '54000');
  await user.selectOptions(screen.getByLabelText('Deck, Hillstone Pools'), 'Included');
  await user.selectOptions(screen.getByLabelText('Deck, Quote B'), 'Left out');
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  expect(totals.getByText('Ask about 1 line item: deck.')).toBeVisible();
  await user.type(screen.getByLabelText('Cost of Deck on top of Quote B, in dollars'), '8000');
  expect(totals.getByText('$62,000')).toBeVisible();
  expect(totals.getByText('$2,000 more than the lowest')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /^Deck differs/ })).getByText('differs')).toBeVisible();
  expect(await screen.findByText('Hillstone Pools: $60,000. Quote B: $62,000.')).toHaveRole('status');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      name1: 'Hillstone Pools',
      price1: '60,000',
      price2: '54000',
      in1: 'deck',
      out2: 'deck.8000',
    }),
  );
});

it('keeps what was filled in, and joins the estimate of the cost calculator to it', async () => {
  const first = renderPage(`${path}?price1=60000&deck1=in&price2=54000&deck2=out`);
  await screen.findByRole('heading', { name: 'Pool quote worksheet' });
  await waitFor(() => expect(localStorage.getItem('quoteWorksheet')).toContain('price1=60000'));
  first.unmount();
  const { user } = renderPage(`${path}?decke=4000&permite=1000`);
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  await waitFor(() => expect(totals.getByText('$58,000')).toBeVisible());
  expect(totals.getByText('$54,000 quoted, $4,000 for what it leaves out.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(totals.getAllByText('No price yet')).toHaveLength(2);
  await waitFor(() => expect(localStorage.getItem('quoteWorksheet')).toBeNull());
});

it('has room for a third quote', async () => {
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: 'Third quote' }));
  expect(screen.getByLabelText('Heating, Quote C')).toBeVisible();
});
