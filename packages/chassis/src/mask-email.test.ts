import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.js';

test('shows no more of an email than its first letter and its domain', () => {
  expect(maskEmail('dana.pool@example.com')).toBe('d…@example.com');
  expect(maskEmail('x@example.com')).toBe('x…@example.com');
});
