import { expect, test } from 'vitest';
import { withNote } from './request-message.js';

test.each([
  ['Here.', 0, 'Here.'],
  ['Here.', 1, 'Here.\n\n[1 attachment was not passed on]'],
  ['Here.', 3, 'Here.\n\n[3 attachments were not passed on]'],
  ['', 1, '[1 attachment was not passed on]'],
])('"%s" with %i files that are not stored', (text, leftOut, stored) => {
  expect(withNote(text, leftOut)).toBe(stored);
});
