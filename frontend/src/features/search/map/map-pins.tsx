import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { type MapView, toPixels } from '@poolpros/contracts/map-view';
import { clsx } from 'clsx';
import { percent } from './base-map.js';
import { isPlaced, pointOf } from './home-view.js';
import { spread } from './spread.js';
import type { Move } from './use-map-gestures.js';
import { type Pixel, panned } from './view.js';

/** WCAG 2.2, 2.5.8: so far apart that each can be hit, whole with its number. */
const apart = { x: 26, y: 30 };

export interface MapPinsProps {
  view: MapView;
  installers: readonly InstallerCard[];
  /** Number of the first in the list. */
  firstNumber: number;
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  onChoose: (installer: InstallerCard) => void;
  move: Move;
}

/** The installers as buttons on the map, in the order and with the numbers of the list. */
export function MapPins({ view, installers, firstNumber, activeId, onActiveChange, onChoose, move }: MapPinsProps) {
  const numbered = installers
    .map((installer, index) => ({ installer, number: firstNumber + index }))
    .filter(({ installer }) => isPlaced(installer));
  const places = spread(
    numbered.map(({ installer }) => toPixels(view, pointOf(installer))),
    apart,
  );
  return numbered.map(({ installer, number }, index) => {
    const { id, name, location, distance } = installer;
    const at = places[index] ?? { x: 0, y: 0 };
    const active = id === activeId;
    return (
      <button
        key={id}
        type="button"
        onClick={() => onChoose(installer)}
        onPointerEnter={() => onActiveChange(id)}
        onPointerLeave={() => onActiveChange(null)}
        onFocus={() => {
          onActiveChange(id);
          move((current) => showing(current, at));
        }}
        onBlur={() => onActiveChange(null)}
        className={clsx(
          'absolute grid h-[34px] w-[26px] -translate-x-1/2 -translate-y-full cursor-pointer place-items-center rounded-[13px] pb-2',
          active ? 'z-20' : 'z-10',
        )}
        style={{ left: percent(at.x / view.width), top: percent(at.y / view.height) }}
      >
        <PinShape active={active} />
        <span className="relative text-xs/none font-bold text-white tabular-nums">{number}</span>
        <span className="sr-only">
          {name}, {location}
          {distance !== null && `, ${distance.toFixed(1)} miles away`}
        </span>
      </button>
    );
  });
}

/** The view that shows a pin which lies beyond the edge; the same view for the others. */
function showing(view: MapView, { x, y }: Pixel): MapView {
  const seen = x >= 0 && x <= view.width && y >= 0 && y <= view.height;
  return seen ? view : panned(view, { x: view.width / 2 - x, y: view.height / 2 - y });
}

function PinShape({ active }: { active: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 26 34"
      className={clsx(
        'absolute inset-0 size-full stroke-white drop-shadow-[0_1px_2px_rgb(7_47_62/.35)]',
        active ? 'fill-cedar-600' : 'fill-pool-800',
      )}
    >
      <path d="M13 33C13 33 25 20.5 25 12.8A12 12 0 1 0 1 12.8C1 20.5 13 33 13 33Z" strokeWidth="1.5" />
    </svg>
  );
}
