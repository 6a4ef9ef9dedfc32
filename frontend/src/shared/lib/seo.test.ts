import { expect, it } from 'vitest';
import { canonicalUrl } from './seo.js';

it('rejects a canonical URL that is not absolute', () => {
  expect(() => canonicalUrl('/us')).toThrow('canonical URL is not absolute: /us');
  expect(canonicalUrl('https://poolpros.example/us')).toBe('https://poolpros.example/us');
});
