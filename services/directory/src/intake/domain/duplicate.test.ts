import { expect, test } from 'vitest';
import { websiteDomain } from '../../base/domain/website.js';
import { duplicateReason, type Resemblance } from './duplicate.js';

const stranger: Resemblance = {
  samePhone: false,
  sameWebsiteDomain: false,
  sameState: true,
  miles: 0.5,
  nameSimilarity: 0.2,
};

test.each<[string, Partial<Resemblance>, string | null]>([
  ['a stranger next door', {}, null],
  ['the same phone, however far', { samePhone: true, sameState: false, miles: 900 }, 'Same phone number'],
  ['the same website', { sameWebsiteDomain: true }, 'Same website'],
  ['a similar name at one mile', { nameSimilarity: 0.6, miles: 1 }, 'Similar name within one mile'],
  ['a name that is not similar enough', { nameSimilarity: 0.59 }, null],
  ['a similar name farther away', { nameSimilarity: 0.89, miles: 1.01 }, null],
  ['the same name across the city', { nameSimilarity: 0.9, miles: 15 }, 'Same name within 15 miles'],
  ['the same name in the next city', { nameSimilarity: 1, miles: 15.01 }, null],
  ['a similar name in another state', { nameSimilarity: 0.9, sameState: false }, null],
])('judges %s', (_, change, reason) => {
  expect(duplicateReason({ ...stranger, ...change })).toBe(reason);
});

test.each([
  ['https://www.HillPools.com/contact', 'hillpools.com'],
  ['http://m.hillpools.com', 'hillpools.com'],
  ['https://hillpools.example.com', 'hillpools.example.com'],
  ['https://www.facebook.com/hillpools', null],
  [null, null],
])('takes the domain of %s as %s', (website, domain) => {
  expect(websiteDomain(website)).toBe(domain);
});
