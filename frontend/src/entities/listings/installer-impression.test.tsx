import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { useImpression } from './installer-impression.js';

let show: (intersectionRatio: number) => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      observe = () => undefined;
      constructor(report: (entries: { intersectionRatio: number }[]) => void) {
        show = (intersectionRatio) => report([{ intersectionRatio }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Card({ sample = false }: { sample?: boolean }) {
  return <article ref={useImpression<HTMLElement>({ id: 7, sample })}>Card</article>;
}

it('counts a card of which half was in view for a second, once', () => {
  const { services } = renderElement(<Card />);
  const count = vi.spyOn(services.visits, 'count');
  expect(screen.getByText('Card')).toBeVisible();
  act(() => show(0.5));
  vi.advanceTimersByTime(999);
  act(() => show(0.2));
  vi.advanceTimersByTime(5000);
  expect(count).not.toHaveBeenCalled();
  act(() => show(0.9));
  vi.advanceTimersByTime(1000);
  expect(count.mock.calls).toEqual([[{ installerId: 7, kind: 'impression' }]]);
  expect(disconnect).toHaveBeenCalled();
});

it('does not watch a sample', () => {
  show = () => {
    throw new Error('watched');
  };
  const before = show;
  renderElement(<Card sample />);
  expect(show).toBe(before);
});
