import { describe, expect, it } from 'vitest';
import { emailAddress, lineOf, linkToken, textOf } from './text.js';

describe('lineOf', () => {
  it('trims what people type', () => {
    expect(lineOf(1, 10).parse('  Dana ')).toBe('Dana');
  });

  it.each([
    ['', 'is required'],
    ['   ', 'is required'],
    ['abcdefghijk', 'must have at most 10 characters'],
    ['a\nb', 'must not contain control characters'],
    ['a\u0000b', 'must not contain control characters'],
    ['a\u202eb', 'must not contain control characters'],
  ])('refuses %j', (value, message) => {
    expect(lineOf(1, 10).safeParse(value).error?.issues[0]?.message).toBe(message);
  });

  it('keeps markup as plain text', () => {
    expect(lineOf(1, 40).parse('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });
});

describe('textOf', () => {
  it('keeps line breaks and tabs', () => {
    expect(textOf(1, 20).parse('one\n\ttwo')).toBe('one\n\ttwo');
  });

  it('refuses other control characters', () => {
    expect(textOf(1, 20).safeParse('one\u0007').success).toBe(false);
  });
});

describe('emailAddress', () => {
  it('is lower case without surrounding spaces', () => {
    expect(emailAddress.parse(' Dana@Example.COM ')).toBe('dana@example.com');
  });

  it.each(['dana', 'dana@', 'a@b.com\nbcc: x@y.com', `${'a'.repeat(250)}@example.com`])('refuses %j', (value) => {
    expect(emailAddress.safeParse(value).success).toBe(false);
  });
});

describe('linkToken', () => {
  it('is 43 characters of base64url', () => {
    expect(linkToken.safeParse('A'.repeat(43)).success).toBe(true);
    expect(linkToken.safeParse('A'.repeat(42)).success).toBe(false);
    expect(linkToken.safeParse(`${'A'.repeat(42)}/`).success).toBe(false);
  });
});
