import { type MapView, toPixels } from '@poolpros/contracts/map-view';
import { clsx } from 'clsx';
import type { ShownListing } from '../../../entities/listings/shown-listing.js';
import { PinShape, percent, pinClass, pinsApart } from '../../../shared/map/pin-shape.js';
import { spread } from '../../../shared/map/spread.js';
import { isPlaced, pointOf } from './home-view.js';
import type { Move } from './use-map-gestures.js';
import { type Pixel, panned } from './view.js';

export interface MapPinsProps {
  view: MapView;
  installers: readonly ShownListing[];
  /** Number of the first in the list. */
  firstNumber: number;
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
  onChoose: (installer: ShownListing) => void;
  move: Move;
}

/** The installers as buttons on the map, in the order and with the numbers of the list. */
export function MapPins({ view, installers, firstNumber, activeId, onActiveChange, onChoose, move }: MapPinsProps) {
  const numbered = installers
    .map((installer, index) => ({ installer, number: firstNumber + index }))
    .filter(({ installer }) => isPlaced(installer));
  const places = spread(
    numbered.map(({ installer }) => toPixels(view, pointOf(installer))),
    pinsApart,
  );
  return numbered.map(({ installer, number }, index) => {
    const { id, name, location, distance } = installer;
    const at = places[index] ?? { x: 0, y: 0 };
    const active = id === activeId;
    return (
      <button
        key={id}
        type="button"
        data-pin
        onClick={() => onChoose(installer)}
        onPointerEnter={() => onActiveChange(id)}
        onPointerLeave={() => onActiveChange(null)}
        onFocus={() => {
          onActiveChange(id);
          move((current) => showing(current, at));
        }}
        onBlur={() => onActiveChange(null)}
        className={clsx(pinClass, active ? 'z-20' : 'z-10')}
        style={{ left: percent(at.x / view.width), top: percent(at.y / view.height) }}
      >
        <PinShape number={number} active={active} />
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
