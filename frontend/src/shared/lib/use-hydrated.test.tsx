import { act, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { OnceHydrated, setHydrating, useCameWithPage } from './use-hydrated.js';

const rendered = vi.fn();

function List() {
  const cameWithPage = useCameWithPage();
  rendered(cameWithPage);
  return (
    <p>
      the list <OnceHydrated>in this browser</OnceHydrated>
    </p>
  );
}

function Root({ children }: { children: ReactNode }) {
  useEffect(() => setHydrating(false), []);
  return children;
}

afterEach(() => {
  rendered.mockReset();
  document.body.innerHTML = '';
});

it('renders what came with the page once, and what only the browser shows after that', async () => {
  const page = (
    <Root>
      <List />
    </Root>
  );
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  expect(document.body.textContent).toBe('the list ');
  rendered.mockReset();
  setHydrating(true);
  await act(async () => hydrateRoot(document.querySelector('main') as HTMLElement, page));
  expect(document.body.textContent).toBe('the list in this browser');
  expect(rendered.mock.calls).toEqual([[true]]);
});

it('says of what is opened later that it did not come with the page', () => {
  render(<List />);
  expect(rendered.mock.calls).toEqual([[false]]);
});
