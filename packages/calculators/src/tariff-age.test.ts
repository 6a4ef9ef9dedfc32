import { findState } from '@poolpros/contracts/states';
import { expect, test } from 'vitest';
import { averageText, type Tariff } from './tariff-age.js';

test.each<[Tariff, string, string, string]>([
  ['electricity', 'TX', '2026-10-30', 'Average Texas price, April 2026. Your own price is on your bill.'],
  [
    'electricity',
    'TX',
    '2026-10-31',
    'Average Texas price, April 2026. It is more than 6 months old. Enter the price on your bill.',
  ],
  ['electricity', '', '2026-05-01', 'Average US price, April 2026. Your own price is on your bill.'],
  [
    'gas',
    'CA',
    '2026-05-01',
    'Average California price, May 2024. It is more than a year old. Enter the price on your bill.',
  ],
  ['gas', 'TX', '2025-05-31', 'Estimated US price, May 2024. Your own price is on your bill.'],
  ['propane', 'CA', '2025-05-31', 'Estimated US price, May 2024. Your own price is on your bill.'],
  [
    'water',
    'CA',
    '2026-05-01',
    'Estimated US price, November 2023. It is more than a year old. Enter the price on your bill.',
  ],
])('the price of %s in "%s" says on %s how old it is', (tariff, state, today, text) => {
  expect(averageText(tariff, findState(state) ?? null, new Date(today))).toBe(text);
});
