import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render.js';

const path = '/pool-chemical-calculator';
const result = async () => within(await screen.findByRole('region', { name: 'Result' }));

it('assumes no test, and says how to handle chemicals before any dose', async () => {
  renderPage(path);
  const shown = await result();
  expect(shown.getByRole('heading', { name: 'One number is missing' })).toBeVisible();
  expect(shown.getByText('Enter at least one test result.')).toBeVisible();
  const safety = within(screen.getByRole('region', { name: 'Safety' }));
  expect(
    safety.getByText(/Acid mixed with chlorine makes chlorine gas, and trichlor mixed with cal-hypo catches fire/),
  ).toBeVisible();
});

it('names the first product alone, half of an acid dose, and the later steps in their order', async () => {
  renderPage(`${path}?alkalinity=100&ph=8&chlorine=1&cyanuricAcid=30`);
  const shown = await result();
  expect(shown.getByRole('heading', { name: 'Now: Muriatic acid, 31.45%' })).toBeVisible();
  expect(shown.getByText(/Add half first: 7.4 fl oz/)).toBeVisible();
  expect(shown.getByText('Keep everyone out: free chlorine is below the minimum for this water.')).toBeVisible();
  expect(shown.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Total alkalinity: 100 ppm',
    'pH: 8 to 7.5',
    'Free chlorine: 1 ppm to 2.25 ppm',
    'Stabilizer: 30 ppm',
  ]);
  expect(shown.getByText('Liquid chlorine, 10%: 16 fl oz')).toBeVisible();
  expect(shown.getByText(/Add one product at a time, with the pump on/)).toBeVisible();
});

it('tells those who do not see it who must stay out, and what to do first', async () => {
  renderPage(`${path}?ph=8&alkalinity=100&chlorine=1&cyanuricAcid=0`);
  expect(
    await screen.findByText(
      'Keep everyone out: pH is outside the 7.0-to-7.8 range. Add 6.2 fl oz of Muriatic acid, 31.45%, then test again.',
    ),
  ).toHaveRole('status');
});

it('has gallons replaced before anything is added where stabilizer is above 90 ppm', async () => {
  renderPage(`${path}?gallons=20000&alkalinity=60&cyanuricAcid=100&chlorine=3`);
  const shown = await result();
  expect(shown.getByText('Replace about 10,000 gal')).toBeVisible();
  expect(shown.getByText(/Replace the water before you add anything/)).toBeVisible();
  expect(shown.queryByText(/Baking soda/)).not.toBeInTheDocument();
});

it('lets nobody in above the label and adds nothing', async () => {
  renderPage(`${path}?chlorine=12&cyanuricAcid=30`);
  const shown = await result();
  expect(shown.getByRole('heading', { name: 'Nothing to add now' })).toBeVisible();
  expect(shown.getByText(/above 4 ppm, the limit on many labels/)).toBeVisible();
});

it('asks for a target and a product where there is a reading, and its link follows', async () => {
  const { router, user } = renderPage(path);
  expect(await screen.findByLabelText('Free chlorine (ppm)')).toHaveValue('');
  expect(screen.queryByLabelText('Chlorine product')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Free chlorine (ppm)'), '0');
  await user.type(screen.getByLabelText('Stabilizer (CYA) (ppm)'), '40');
  await user.selectOptions(screen.getByLabelText('Chlorine product'), 'Dichlor, 56%');
  expect((await result()).getByText(/Stabilizer will also rise by about 2.73 ppm/)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?chlorine=0&chlorineProduct=dichlor&cyanuricAcid=40'));
});

it('takes the water from the size, and names the field of an error', async () => {
  renderPage(`${path}?by=size&length=30&width=15&depth=5&salt=2500`);
  expect((await result()).getByText(/Half the dose for 16,830 gal of water/)).toBeVisible();
});

it.each([
  ['?ph=9', 'pH', 'pH: enter a number from 6.8 to 8.2.'],
  ['?by=size&depth=0&ph=7.5', 'Average depth (ft)', 'Average depth: enter a number from 2 to 10 feet.'],
  [
    '?chlorine=1&cyanuricAcid=60&chlorineTarget=2',
    'Chlorine target (ppm)',
    'Chlorine target: enter at least 3 ppm, the minimum for 60 ppm of cyanuric acid.',
  ],
])('%s is an error of %s', async (query, label, message) => {
  renderPage(path + query);
  const field = await screen.findByLabelText(label);
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
  expect((await result()).getByText(message)).toBeVisible();
});

it('draws the chlorine that goes with stabilizer, and has it in a table', async () => {
  renderPage(path);
  expect(await screen.findByRole('img', { name: /^From 1 ppm without stabilizer to 6.75 ppm/ })).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Free chlorine for each level of stabilizer' }));
  expect(table.getByRole('row', { name: '50 ppm 2.5 ppm 3.75 ppm' })).toBeVisible();
  expect(table.getByRole('row', { name: '90 ppm 4.5 ppm 6.75 ppm (above the limit on many labels)' })).toBeVisible();
});
