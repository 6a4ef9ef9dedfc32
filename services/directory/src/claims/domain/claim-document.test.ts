import { expect, it } from 'vitest';
import { documentEnding } from './claim-document.js';

it.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  [' %PDF-1.7', null],
  ['<!doctype html>', null],
  ['PK\u0003\u0004', null],
  ['GIF89a', null],
  ['', null],
])('a file that begins with %j is %s', (beginning, ending) => {
  expect(documentEnding(Buffer.from(beginning, 'latin1'))).toBe(ending);
});
