import { expect, it } from 'vitest';
import { clientReportLimits } from './limits.js';
import { redactedPath } from './redacted-path.js';

it.each([
  ['/pool-instalers/texas/austin', '/pool-instalers/texas/austin'],
  ['/Guides/FAQ', '/Guides/FAQ'],
  ['/us/texas/78704', '/us/texas/78704'],
  ['/', '/'],
  ['/us/texas/', '/us/texas/'],
])('keeps what looks like our own words: %s', (path, redacted) => {
  expect(redactedPath(path)).toBe(redacted);
});

it.each([
  ['an email', '/contact/anna@example.com', '/contact/:other'],
  ['a phone number', '/call/512-555-0188', '/call/:other'],
  ['six digits', '/us/787041', '/us/:other'],
  ['a code of mixed letters', '/x/dGhpcyBpcyB', '/x/:other'],
  ['a code in small letters', `/x/${'a'.repeat(21)}`, '/x/:other'],
  ['a long segment', `/x/${'ab-'.repeat(14)}`, '/x/:other'],
  ['a UUID', '/x/0199f3d2-0000-7000-8000-000000000001', '/x/:other'],
  ['what is encoded', '/x/anna%40example.com', '/x/:other'],
  ['a space', '/x/anna miller', '/x/:other'],
])('replaces %s', (_, path, redacted) => {
  expect(redactedPath(path)).toBe(redacted);
});

it('keeps a word of 20 letters, a segment of 40 characters and five digits', () => {
  const segment = `${'a'.repeat(20)}-${'b'.repeat(19)}`;
  expect(redactedPath(`/${segment}/12345`)).toBe(`/${segment}/12345`);
});

it('replaces the secret of a page and drops what follows it', () => {
  expect(redactedPath('/verify-review/abc/def')).toBe('/verify-review/:token');
});

it('has at most seven segments and the length that a report may have, and stays the same when applied again', () => {
  const longest = redactedPath(`/${Array.from({ length: 20 }, () => `${'a'.repeat(20)}-${'b'.repeat(19)}`).join('/')}`);
  expect(longest.split('/')).toHaveLength(8);
  expect(longest.length).toBeLessThanOrEqual(clientReportLimits.pathLength);
  for (const path of ['/a@b/c', '/verify-review/abc', longest]) {
    const once = redactedPath(path);
    expect(redactedPath(once)).toBe(once);
  }
});
