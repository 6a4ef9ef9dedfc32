import { describe, expect, it } from 'vitest';
import { emailAddress, lineOf, linkToken, textOf, webAddress } from './text.js';

describe('lineOf', () => {
  it('trims what people type', () => {
    expect(lineOf({ min: 1, max: 10 }).parse('  Dana ')).toBe('Dana');
  });

  it.each([
    ['', 'is required'],
    ['   ', 'is required'],
    ['abcdefghijk', 'use at most 10 characters'],
    ['a\nb', 'leave out control characters'],
    ['a\u0000b', 'leave out control characters'],
    ['a\u202eb', 'leave out control characters'],
  ])('rejects %j', (value, message) => {
    expect(lineOf({ min: 1, max: 10 }).safeParse(value).error?.issues[0]?.message).toBe(message);
  });

  it('keeps markup as plain text', () => {
    expect(lineOf({ min: 1, max: 40 }).parse('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });
});

describe('textOf', () => {
  it('keeps line breaks and tabs', () => {
    expect(textOf({ min: 1, max: 20 }).parse('one\n\ttwo')).toBe('one\n\ttwo');
  });

  it('rejects other control characters', () => {
    expect(textOf({ min: 1, max: 20 }).safeParse('one\u0007').success).toBe(false);
  });
});

describe('emailAddress', () => {
  it('is lower case without surrounding spaces', () => {
    expect(emailAddress.parse(' Dana@Example.COM ')).toBe('dana@example.com');
  });

  it.each(['dana', 'dana@', 'a@b.com\nbcc: x@y.com', `${'a'.repeat(250)}@example.com`])('rejects %j', (value) => {
    expect(emailAddress.safeParse(value).success).toBe(false);
  });
});

describe('webAddress', () => {
  it.each([
    ['https://hill.example', 'https://hill.example'],
    [' https://Hill.Example/ ', 'https://hill.example'],
    ['HTTP://hill.example/Pools?a=1#b', 'http://hill.example/Pools?a=1#b'],
    ['https://hill.example:8443/a', 'https://hill.example:8443/a'],
    ['https://hill.example/a"b<c>', 'https://hill.example/a%22b%3Cc%3E'],
    ['https://pöols.example', 'https://xn--pols-5qa.example'],
    ['https://hill.example/../a', 'https://hill.example/a'],
  ])('writes %j as %j, and that again the same', (typed, written) => {
    expect(webAddress.parse(typed)).toBe(written);
    expect(webAddress.parse(written)).toBe(written);
  });

  it.each([
    ['', 'enter a web address such as https://example.com'],
    ['hill.example', 'enter a web address such as https://example.com'],
    ['ftp://hill.example', 'enter a web address such as https://example.com'],
    ['javascript:alert(1)//.example', 'enter a web address such as https://example.com'],
    ['https://user:pw@hill.example', 'leave out the username and the password'],
    ['https://hill.example@evil.example', 'leave out the username and the password'],
    ['https://hill.example/\nevil', 'leave out spaces and invisible characters'],
    ['https://hill.example/a b', 'leave out spaces and invisible characters'],
    ['https://hill.example/\u202egnp', 'leave out spaces and invisible characters'],
    ['https://hi\u200bll.example', 'leave out spaces and invisible characters'],
    ['https://hill.example/\u200e', 'leave out spaces and invisible characters'],
    ['https://localhost', 'enter the address of a public site'],
    ['http://10.0.0.1/admin', 'enter the address of a public site'],
    ['http://0x7f.1', 'enter the address of a public site'],
    ['http://[::1]/', 'enter the address of a public site'],
    [`https://hill.example/${'a'.repeat(280)}`, 'use at most 300 characters'],
    [`https://hill.example/${'ä'.repeat(100)}`, 'use at most 300 characters'],
  ])('rejects %j', (value, message) => {
    expect(webAddress.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('linkToken', () => {
  it('is 43 characters of base64url', () => {
    expect(linkToken.safeParse('A'.repeat(43)).success).toBe(true);
    expect(linkToken.safeParse('A'.repeat(42)).success).toBe(false);
    expect(linkToken.safeParse(`${'A'.repeat(42)}/`).success).toBe(false);
  });
});
