import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditWatch, reloadOnce } from './reload-once.js';

const reload = vi.fn();
const storage = () => window.sessionStorage;
const fail = (build = 'one', more: object = {}) =>
  reloadOnce({ build, storage, isEdited: () => false, reload, ...more });

let edits: ReturnType<typeof createEditWatch>;
beforeEach(() => {
  edits = createEditWatch(document);
});
afterEach(() => {
  edits.stop();
  reload.mockReset();
  window.sessionStorage.clear();
  document.body.innerHTML = '';
});

it('reloads once for a build, and once for the next one', () => {
  expect([fail(), fail(), fail('two'), fail('two')]).toEqual([true, false, true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload while something was edited, and may later', () => {
  expect(fail('one', { isEdited: () => true })).toBe(false);
  expect(fail()).toBe(true);
});

it.each([
  [
    'throws',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['forgets', () => ({ getItem: () => null, setItem: () => undefined })],
])('never reloads where the storage %s, as that would not end', (_, broken) => {
  expect(fail('one', { storage: broken })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

const fieldOf = (html: string): HTMLInputElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form > *') as HTMLInputElement;
};

it('does not take what the page itself fills in for an edit', () => {
  fieldOf(
    '<input value="Austin"><textarea>Hello</textarea><select><option>a<option selected>b</select><input type="checkbox" checked><input type="hidden" value="x">',
  );
  expect(edits.isEdited()).toBe(false);
});

it('takes an input for an edit, even if its default has become the same, until its field is gone', () => {
  const field = fieldOf('<input>');
  field.value = 'Jordan';
  field.defaultValue = 'Jordan';
  expect(edits.isEdited()).toBe(false);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(edits.isEdited()).toBe(true);
  document.body.innerHTML = '';
  expect(edits.isEdited()).toBe(false);
});

it.each<[string, string, (field: HTMLInputElement & HTMLSelectElement) => void]>([
  ['a text', '<input value="Austin">', (field) => (field.value = 'Dallas')],
  ['a longer text', '<textarea>Hello</textarea>', (field) => (field.value = 'Hello there')],
  ['a checkbox', '<input type="checkbox">', (field) => (field.checked = true)],
  ['a select', '<select><option>a<option selected>b</select>', (field) => (field.selectedIndex = 0)],
])('sees %s that was changed before it watched', (_, html, change) => {
  change(fieldOf(html) as HTMLInputElement & HTMLSelectElement);
  expect(edits.isEdited()).toBe(true);
});
