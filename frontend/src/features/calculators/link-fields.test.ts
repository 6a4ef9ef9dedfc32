import { formFields, isFormField } from '@poolpros/contracts/form-fields';
import { type RouteName, rowNamed } from '@poolpros/contracts/page-table';
import type { PageRow } from '@poolpros/contracts/pages/row';
import { expect, it } from 'vitest';
import { costDefaults } from './cost-values.js';
import { doseDefaults } from './dose-values.js';
import { heatDefaults, pumpDefaults, roomDefaults, sizingDefaults, tubDefaults } from './energy-values.js';
import { paymentDefaults } from './payment-values.js';
import { waterDefaults } from './water-values.js';
import { writeLink } from './worksheet-link.js';
import { worksheetDefaults } from './worksheet-values.js';

const energyDefaults = { ...pumpDefaults, ...heatDefaults, ...tubDefaults, ...roomDefaults, ...sizingDefaults };

it.each([
  ['costCalculator', costDefaults],
  ['energyCalculator', energyDefaults],
  ['waterCalculator', waterDefaults],
  ['doseCalculator', doseDefaults],
  ['paymentCalculator', paymentDefaults],
] satisfies [RouteName, object][])('the fields of the %s are named for the gateway', (name, defaults) => {
  const { query = [] } = rowNamed(name) as PageRow;
  expect([...query, ...Object(formFields[name])].toSorted()).toEqual(Object.keys(defaults).toSorted());
});

it('the fields of a quote worksheet have a pattern, in both forms of its links', () => {
  const fields = Object.keys(worksheetDefaults);
  const filled = new URLSearchParams(fields.map((field) => [field, /\d$/.test(field) ? 'out' : '1']));
  const keys = [...fields, ...writeLink(filled).keys()];
  expect(keys).toEqual(expect.arrayContaining(['name1', 'deck1x', 'decke', 'out1', 'e']));
  expect(keys.filter((key) => !isFormField('quoteWorksheet', key))).toEqual([]);
  expect(['x', 'utm_source', 'gclid'].filter((key) => isFormField('quoteWorksheet', key))).toEqual([]);
});
