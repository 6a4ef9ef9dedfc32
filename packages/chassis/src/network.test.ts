import { expect, it } from 'vitest';
import { networkLabel, networkOf, siteOf } from './network.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['2001:DB8:1:0002::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8::'],
  ['::1', '::'],
])('%s speaks for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1:ffff::1', '2001:db8:1::'],
  ['2001:db8:2:2::1', '2001:db8:2::'],
])('%s belongs to the site %s', (ip, site) => {
  expect(siteOf(ip)).toBe(site);
});

it.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:…'],
  ['nonsense', ''],
])('%s is shown as %j', (ip, label) => {
  expect(networkLabel(ip)).toBe(label);
});
