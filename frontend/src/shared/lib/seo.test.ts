import { expect, it } from 'vitest';
import { canonicalUrl } from './seo.js';

it('refuses a canonical address that is not absolute', () => {
  expect(() => canonicalUrl('/us')).toThrow('canonical URL is not absolute: /us');
  expect(canonicalUrl('https://poolpros.example/us')).toBe('https://poolpros.example/us');
});
