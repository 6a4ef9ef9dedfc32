import { describe, expect, it } from 'vitest';
import { entityTag, isKnownTag } from './entity-tag.js';

it('is a tag of its own for each body, in quotes', () => {
  expect(entityTag('pool')).toMatch(/^"[\w-]{22}"$/);
  expect(entityTag('pool')).toBe(entityTag(Buffer.from('pool')));
  expect(entityTag('pool')).not.toBe(entityTag('pools'));
});

describe('isKnownTag', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b"', false],
    ['"b", W/"a"', true],
    ['*', true],
    ['a', false],
  ])('If-None-Match: %s is %s', (header, known) => {
    expect(isKnownTag(header, 'W/"a"')).toBe(known);
  });
});
