import { expect, it } from 'vitest';
import { amountText, otherUnits } from './dose-amounts.js';

it.each([
  ['liquid', 378.5, '13 fl oz', '379 mL'],
  ['liquid', 5_678, '1.5 gal', '192 fl oz, 5.7 L'],
  ['liquid', 1, '0.1 fl oz', '1 mL'],
  ['dry', 58.2, '2.1 oz', '58 g'],
  ['dry', 635.5, '1.4 lb', '22 oz, 636 g'],
  ['dry', 37_854, '83 lb', '1,335 oz, 38 kg'],
] as const)('%s: %f is %s, or %s', (form, amount, text, others) => {
  expect(amountText(amount, { form })).toBe(text);
  expect(otherUnits(amount, { form })).toBe(others);
});
