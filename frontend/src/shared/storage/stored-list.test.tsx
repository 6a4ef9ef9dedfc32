import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredList, type StoredList, storedInstaller } from './stored-list.js';

interface Firm {
  id: number;
  name: string;
}

function Names({ list }: { list: StoredList<Firm> }) {
  return (
    <p data-testid="names">
      {list
        .useEntries()
        .map(({ name }) => name)
        .join(', ')}
    </p>
  );
}

let lists = 0;
function newList() {
  lists += 1;
  const key = `list-${lists}`;
  const list = createStoredList<Firm>({
    key,
    most: 3,
    read: (stored) => {
      const installer = storedInstaller(stored);
      return installer && { id: installer.id, name: installer.name };
    },
  });
  const shown = () => screen.getByTestId('names').textContent;
  return { key, list, shown };
}
const firm = (id: number, name = `Firm ${id}`) => ({ id, name });

afterEach(() => vi.restoreAllMocks());

it('keeps what is put into it, in that order, until it is removed', () => {
  const { list, shown } = newList();
  render(<Names list={list} />);
  act(() => void list.put(firm(2)));
  act(() => void list.put(firm(1)));
  expect(shown()).toBe('Firm 2, Firm 1');
  act(() => list.remove(2));
  expect(shown()).toBe('Firm 1');
});

it('changes an entry where it stands, also when there is no room for more', () => {
  const { list, shown } = newList();
  render(<Names list={list} />);
  act(() => [1, 2, 3].forEach((id) => void list.put(firm(id))));
  expect(list.put(firm(4))).toBe(false);
  act(() => void list.put(firm(2, 'Renamed')));
  expect(shown()).toBe('Firm 1, Renamed, Firm 3');
});

it('is empty on the server, whatever the browser holds', () => {
  const { list } = newList();
  list.put(firm(1));
  expect(renderToString(<Names list={list} />)).toBe('<p data-testid="names"></p>');
});

it('follows what another tab stores, and another tab that clears everything', () => {
  const { key, list, shown } = newList();
  render(<Names list={list} />);
  const elsewhere = (change: () => void, changed: string | null) =>
    act(() => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { key: changed }));
    });
  elsewhere(() => localStorage.setItem(key, JSON.stringify([firm(5)])), key);
  expect(shown()).toBe('Firm 5');
  elsewhere(() => localStorage.clear(), null);
  expect(shown()).toBe('');
});

it.each([
  ['no JSON', '{['],
  ['no list', '{"id":1}'],
  ['null', 'null'],
  ['entries of other kinds', '[null,"x",{"id":-1,"name":"a"},{"id":1.5,"name":"a"},{"id":7},{"id":"8","name":"a"}]'],
])('counts as empty when it holds %s', (_, text) => {
  const { key, list, shown } = newList();
  localStorage.setItem(key, text);
  render(<Names list={list} />);
  expect(shown()).toBe('');
});

it('takes no more than it may hold of what is stored, and each id once', () => {
  const { key, list, shown } = newList();
  localStorage.setItem(key, JSON.stringify([firm(1), firm(1, 'Again'), firm(2), firm(3), firm(4)]));
  render(<Names list={list} />);
  expect(shown()).toBe('Again, Firm 2, Firm 3');
});

it('lasts as long as the page where the browser stores nothing', () => {
  const throwError = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError);
  const { list, shown } = newList();
  render(<Names list={list} />);
  act(() => void list.put(firm(1)));
  act(() => void list.put(firm(2)));
  expect(shown()).toBe('Firm 1, Firm 2');
});
