import { expect, test } from 'vitest';
import { lines, wrappable } from './html-text.js';

test('a long word or URL can break, and a short one stays whole', () => {
  expect(wrappable('Hi Dana, see https://a.example/b?c=d&e')).toBe(
    'Hi Dana, see https:/<wbr>/a.exam<wbr>ple/b?c<wbr>=d&amp;e',
  );
});

test('a break is never inside of an escape or a letter of two units', () => {
  expect(wrappable('&'.repeat(16))).toBe(`${'&amp;'.repeat(7)}<wbr>${'&amp;'.repeat(7)}<wbr>&amp;&amp;`);
  expect(wrappable('🏊'.repeat(8))).toBe(`${'🏊'.repeat(7)}<wbr>🏊`);
});

test('a line break of any kind starts a new line', () => {
  expect(lines('one\r\ntwo\n\nthree')).toBe('one<br>two<br><br>three');
});
