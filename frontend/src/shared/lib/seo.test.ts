import { expect, it } from 'vitest';
import { canonicalUrl, fullTitle } from './seo.js';

it('rejects a canonical URL that is not absolute', () => {
  expect(() => canonicalUrl('/us')).toThrow('canonical URL is not absolute: /us');
  expect(canonicalUrl('https://poolpros.example/us')).toBe('https://poolpros.example/us');
});

it.each([
  ['Pool contractors in Austin, Texas', '', 'Pool contractors in Austin, Texas | PoolPros'],
  ['Pool contractors in Austin, Texas', ', page 2', 'Pool contractors in Austin, Texas, page 2 | PoolPros'],
  ['a'.repeat(49), '', `${'a'.repeat(49)} | PoolPros`],
  ['a'.repeat(50), '', 'a'.repeat(50)],
  [
    'Still Water Pool Service of Lake Worth Corridor',
    ', Lake Worth Corridor, FL',
    'Still Water Pool Service of Lake…, Lake Worth Corridor, FL',
  ],
])('the title “%s%s” fits into sixty characters: “%s”', (title, end, full) => {
  expect(fullTitle(title, end)).toBe(full);
  expect(full.length).toBeLessThanOrEqual(60);
});
