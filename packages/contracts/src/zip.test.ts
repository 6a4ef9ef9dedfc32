import { expect, it } from 'vitest';
import { readZip, readZips } from './zip.js';

it.each([
  ['78704', '78704'],
  [' 78704 ', '78704'],
  ['78704-1234', '78704'],
  ['78704 – 1234', '78704'],
  ['787041234', '78704'],
  ['00501', '00501'],
  ['7870', null],
  ['787044', null],
  ['78704-12', null],
  ['78704-78705', null],
  ['787O4', null],
  ['', null],
])('reads %j as the ZIP %s', (typed, zip) => {
  expect(readZip(typed)).toBe(zip);
});

it.each([
  ['78701-78705', '78701-78705'],
  ['78701 – 78705', '78701-78705'],
  ['78704-1234', '78704'],
  ['78704-', null],
  ['Austin', null],
])('reads %j as the ZIP or range %s', (typed, zips) => {
  expect(readZips(typed)).toBe(zips);
});
