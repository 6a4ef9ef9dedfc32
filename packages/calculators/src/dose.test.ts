import { expect, test } from 'vitest';
import { amountFor, shareToReplace, usualChlorine } from './dose.js';
import { bakingSoda, calciumProducts, chlorineProducts, type Product, poolSalt, stabilizer } from './dose-products.js';

const ounce = 28.349523;
const pound = 16 * ounce;
const fluidOunce = 29.57353;
const { liquid10, liquid12, calhypo65, calhypo73, dichlor, trichlor } = chlorineProducts;
const everyProduct = [
  ...Object.values(chlorineProducts),
  ...Object.values(calciumProducts),
  bakingSoda,
  stabilizer,
  poolSalt,
];

/** What the trade's tables print for 10,000 gallons; they round, 1.4 pounds of baking soda to 1.5. */
test.each<[string, Product, number, number, number]>([
  ['13 fl oz of 10% liquid', liquid10, 1, 13 * fluidOunce, 0.03],
  ['10.2 fl oz of 12.5% liquid', liquid12, 1, 10.2 * fluidOunce, 0.03],
  ['2 oz of 65% cal-hypo', calhypo65, 1, 2 * ounce, 0.03],
  ['1.8 oz of 73% cal-hypo', calhypo73, 1, 1.8 * ounce, 0.03],
  ['2.4 oz of dichlor', dichlor, 1, 2.4 * ounce, 0.03],
  ['1.5 oz of trichlor', trichlor, 1, 1.5 * ounce, 0.03],
  ['1.5 lb of baking soda', bakingSoda, 10, 1.5 * pound, 0.07],
  ['1.25 lb of 77% calcium chloride', calciumProducts.flake77, 10, 1.25 * pound, 0.05],
  ['13 oz of stabilizer', stabilizer, 10, 13 * ounce, 0.03],
  ['83 lb of salt', poolSalt, 1000, 83 * pound, 0.03],
])('10,000 gallons take %s', (_name, product, ppm, trade, within) => {
  expect(Math.abs(amountFor(10_000, ppm, product) / trade - 1)).toBeLessThan(within);
});

test.each(everyProduct)(
  'the dose of $label is linear in the water, nothing on target, and reaches the target',
  (of) => {
    for (const gallons of [1_000, 7_480, 15_000, 100_000])
      for (const ppm of [0, 0.3, 1, 17, 640]) {
        const amount = amountFor(gallons, ppm, of);
        expect(amountFor(gallons * 3, ppm, of)).toBeCloseTo(amount * 3, 6);
        expect((amount * of.strength * 1000) / (gallons * 3.785411784)).toBeCloseTo(ppm, 9);
      }
    expect(amountFor(20_000, 0, of)).toBe(0);
    expect(amountFor(20_000, -5, of)).toBe(0);
  },
);

test('dichlor and trichlor bring cyanuric acid, cal-hypo calcium, liquid chlorine neither', () => {
  expect(dichlor.adds.cyanuricAcid).toBeCloseTo(0.91, 2);
  expect(trichlor.adds.cyanuricAcid).toBeCloseTo(0.61, 2);
  expect(calhypo65.adds.calcium).toBeCloseTo(0.71, 2);
  expect(liquid10).not.toHaveProperty('adds');
});

test('the usual target stays within the label for swimmers, but never below the least', () => {
  expect([30, 60, 80, 90].map(usualChlorine)).toEqual([2.25, 4, 4, 4.5]);
});

test('a refill brings a level down by its share, and none does with water as hard as the target', () => {
  expect(shareToReplace(120, 50, 0)).toBeCloseTo(0.5833, 4);
  expect(shareToReplace(500, 250, 100)).toBe(0.625);
  expect(shareToReplace(50, 50, 0)).toBe(0);
  expect(shareToReplace(500, 250, 250)).toBeNull();
});
