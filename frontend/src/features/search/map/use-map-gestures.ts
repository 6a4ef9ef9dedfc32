import type { MapView } from '@poolpros/contracts/map-view';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Pixel, panned, zoomed } from './view.js';

export type Move = (change: (view: MapView) => MapView) => void;

/** An arrow moves the view by this share of its smaller side; a press on + shows half as many miles. */
const arrowShare = 0.25;
export const zoomStep = 2;
// Wheels report some hundred pixels a turn.
const wheelPixelsPerStep = 240;

const directions: Record<string, Pixel> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
};

export type Direction = keyof typeof directions;

/** Moves the view towards an arrow. */
export const towards =
  (arrow: Direction) =>
  (view: MapView): MapView => {
    const by = arrowShare * Math.min(view.width, view.height);
    const { x, y } = directions[arrow] ?? { x: 0, y: 0 };
    return panned(view, { x: x * by, y: y * by });
  };

/** A press on a pin moves the map only once it has gone this far, in pixels of the view. */
const pinSlop = 6;

const isOn = ({ target }: Pick<Event, 'target'>, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const isOnControl = (event: Pick<Event, 'target'>): boolean => isOn(event, 'button:not([data-pin]), a');

/** Drag, pinch, double click, Ctrl with the wheel, and the keys, on the element that shows the view. */
export function useMapGestures(width: number, move: Move) {
  const surface = useRef<HTMLDivElement>(null);
  /** Where the pointers that are down were last; one that is not held may still press a pin. */
  const pointers = useRef(new Map<number, { at: Pixel; held: boolean }>());

  /** A place on the screen in pixels of the view, which is drawn larger or smaller. */
  const toView = (clientX: number, clientY: number): Pixel => {
    const box = surface.current?.getBoundingClientRect();
    const scale = box && box.width > 0 ? width / box.width : 1;
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale };
  };
  // A wheel listener of React is passive: it could not keep the page from zooming.
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const factor = zoomStep ** (event.deltaY / wheelPixelsPerStep);
      const at = toView(event.clientX, event.clientY);
      move((view) => zoomed(view, factor, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    surface,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || isOnControl(event)) return;
        const held = !isOn(event, '[data-pin]');
        if (held) event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { at: toView(event.clientX, event.clientY), held });
      },
      onPointerMove(event: PointerEvent) {
        const pointer = pointers.current.get(event.pointerId);
        if (!pointer) return;
        const { at: before, held } = pointer;
        const now = toView(event.clientX, event.clientY);
        if (!held && distance(now, before) < pinSlop) return;
        if (!held) event.currentTarget.setPointerCapture(event.pointerId);
        const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, { at }]) => at);
        pointers.current.set(event.pointerId, { at: now, held: true });
        const by = { x: now.x - before.x, y: now.y - before.y };
        if (!other) return move((view) => panned(view, by));
        // Between two fingers the land goes half as far as the one of them that moves.
        const factor = distance(before, other) / Math.max(1, distance(now, other));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        move((view) => zoomed(panned(view, { x: by.x / 2, y: by.y / 2 }), factor, middle));
      },
      onDoubleClick(event: MouseEvent) {
        if (isOn(event, 'button, a')) return;
        const at = toView(event.clientX, event.clientY);
        move((view) => zoomed(view, 1 / zoomStep, at));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onKeyDown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key in directions) move(towards(event.key));
        else if (event.key === '+' || event.key === '=') move((view) => zoomed(view, 1 / zoomStep));
        else if (event.key === '-') move((view) => zoomed(view, zoomStep));
        else return;
        event.preventDefault();
      },
    },
  };
}

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);
