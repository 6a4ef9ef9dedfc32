import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentSection } from './use-current-section.js';

const contents = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
];

let tell: (entries: { id: string; top: number; isIntersecting: boolean }[]) => void;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        tell = (entries) =>
          told(
            entries.map(({ id, top, isIntersecting }) => ({
              target: document.getElementById(id),
              isIntersecting,
              boundingClientRect: { top },
            })),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  return (
    <>
      <output>{useCurrentSection(contents)}</output>
      {contents.map(({ id, title }) => (
        <h2 key={id} id={id}>
          {title}
        </h2>
      ))}
    </>
  );
}

it('names the last heading that has come up, also after it has left the screen', () => {
  render(<Page />);
  const current = screen.getByRole('status');
  expect(current).toBeEmptyDOMElement();
  act(() => tell([{ id: 'one', top: 100, isIntersecting: true }]));
  expect(current).toHaveTextContent('one');
  act(() => tell([{ id: 'one', top: -50, isIntersecting: false }]));
  expect(current).toHaveTextContent('one');
  act(() => tell([{ id: 'two', top: 200, isIntersecting: true }]));
  expect(current).toHaveTextContent('two');
  act(() => tell([{ id: 'two', top: 900, isIntersecting: false }]));
  expect(current).toHaveTextContent('one');
});
