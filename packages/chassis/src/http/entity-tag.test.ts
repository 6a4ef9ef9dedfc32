import { describe, expect, it, vi } from 'vitest';
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

  it('takes as many steps for thousands of tags as for one', () => {
    const spies = [vi.spyOn(String.prototype, 'trim'), vi.spyOn(String.prototype, 'replace')];
    const stepsOf = (header: string) => {
      vi.clearAllMocks();
      isKnownTag(header, 'W/"a"');
      return spies.reduce((steps, spy) => steps + spy.mock.calls.length, 0);
    };
    const one = stepsOf('"b"');
    expect(one).toBeGreaterThan(0);
    expect(stepsOf(`"b"${',"b"'.repeat(4000)}`)).toBe(one);
    vi.restoreAllMocks();
  });
});
