import { expect, test } from 'vitest';
import {
  labelOf,
  lowerLabelOf,
  poolTypes,
  sentenceLabelOf,
  services,
  serviceTypes,
  specializations,
} from './catalogue.js';
import { type OfferRow, serviceRows } from './offer-rows.js';
import { serviceLabel } from './service-pages.js';

test.each([
  ['services', services],
  ['pool types', poolTypes],
  ['specializations', specializations],
])('no two %s have the same label', (_, ids) => {
  expect(new Set(ids.map(labelOf)).size).toBe(ids.length);
});

test('a new label is one line, and its id stays', ({ onTestFinished }) => {
  const row: OfferRow = serviceRows['Hot Tub Installation'];
  const { label } = row;
  onTestFinished(() => {
    row.label = label;
  });
  row.label = 'Hot Tub Setup';
  expect(labelOf('Hot Tub Installation')).toBe('Hot Tub Setup');
  expect(lowerLabelOf('Hot Tub Installation')).toBe('hot tub setup');
  expect(sentenceLabelOf('Hot Tub Installation')).toBe('Hot tub setup');
  expect(serviceLabel('hot-tub-installation')).toBe('Hot tub setup');
  expect(services).toContain('Hot Tub Installation');
});

test('an entry of the service select for one pool type has its label', () => {
  expect(serviceTypes.inground.label).toBe(sentenceLabelOf('Inground Pools'));
  expect(serviceTypes['small-space'].label).toBe('Small-space pools');
});

test('a page about more than its service has a name of its own', () => {
  expect(serviceLabel('pool-care-calendar')).toBe('Pool care calendar');
});

test('an id that the catalogue does not know is shown as it is', () => {
  expect(labelOf('Pool Polishing')).toBe('Pool Polishing');
});
