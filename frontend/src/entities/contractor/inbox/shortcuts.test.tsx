import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.js';

const press = { key: 'j', ctrlKey: false, metaKey: false, altKey: false, target: null };

it('knows its keys and no others', () => {
  expect(['j', 'k', 'r', 's', 'e', '?'].map((key) => shortcutOf({ ...press, key }))).not.toContain(null);
  expect(['J', 'x', 'Enter', 'toString'].map((key) => shortcutOf({ ...press, key }))).toEqual([null, null, null, null]);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a key with %s to the browser', (modifier) => {
  expect(shortcutOf({ ...press, [modifier]: true })).toBeNull();
});

it('does nothing while somebody types or chooses', () => {
  render(
    <>
      <input aria-label="words" />
      <textarea aria-label="reply" />
      <select aria-label="order" />
      <div role="dialog">
        <button type="button">use</button>
      </div>
      <button type="button">open</button>
    </>,
  );
  for (const label of ['words', 'reply', 'order'])
    expect(shortcutOf({ ...press, target: screen.getByLabelText(label) })).toBeNull();
  expect(shortcutOf({ ...press, target: screen.getByRole('button', { name: 'use' }) })).toBeNull();
  expect(shortcutOf({ ...press, target: screen.getByRole('button', { name: 'open' }) })).toBe('j');
});
