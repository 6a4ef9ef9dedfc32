import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { type MapView, mapSizes, snapOutwards, toPixels } from '@poolpros/contracts/map-view';
import { clsx } from 'clsx';
import { installerCardId } from '../../../entities/listings/installer-card.js';
import { mapPictureUrl } from '../../../shared/lib/map-picture.js';
import { prefersReducedMotion } from '../../../shared/lib/reduced-motion.js';
import { PinShape, percent, pinClass, pinsApart } from '../../../shared/map/pin-shape.js';
import { spread } from '../../../shared/map/spread.js';

/** The businesses of a list on a map, with the numbers of their cards. */
export interface ListedPins {
  installers: readonly InstallerCard[];
  firstNumber: number;
  /** The one whose card or pin is pointed at. */
  activeId: number | null;
  onActiveChange: (id: number | null) => void;
}

export interface PlaceMapProps {
  /** What lies in the middle. */
  label: string;
  lat: number;
  lon: number;
  /** Of the circle. */
  miles: number;
  pins?: ListedPins;
}

/** Around a city when nobody chose a distance. */
export const cityMapMiles = 25;

/** Half the height of the map, in radii of the circle. */
const surroundings = 1.25;

const size = mapSizes.placeHead;
/** The part in the middle that the narrowest place for the map shows, and room for a pin above its point. */
const shownEverywhere = { halfWidth: 222, above: 34 };

/** The surroundings of a place with a circle of so many miles, drawn by the server, and pins on it. */
export function PlaceMap({ label, lat, lon, miles, pins }: PlaceMapProps) {
  const view = snapOutwards({ lat, lon, miles: miles * surroundings, ...size });
  return (
    <div className="[container-type:size] absolute inset-0">
      <div className="absolute top-1/2 left-1/2 aspect-[960/262] w-[max(100cqw,calc(100cqh*960/262))] -translate-1/2">
        <img
          src={mapPictureUrl(view, { lat, lon, miles })}
          alt={`Map of the area within ${miles} miles of ${label}`}
          {...size}
          loading="lazy"
          decoding="async"
          className="size-full"
        />
        {pins && <Pins view={view} {...pins} />}
      </div>
    </div>
  );
}

/** On a phone the picture is two thirds as large, and pins as large as ever. */
const apart = { x: pinsApart.x * 1.4, y: pinsApart.y * 1.2 };

/**
 * A press leads to the card. The cards are the way for the keyboard and for screen readers, so the pins are for pointers
 * alone and add no stops before the list.
 */
function Pins({ view, installers, firstNumber, activeId, onActiveChange }: ListedPins & { view: MapView }) {
  const shown = installers
    .map((installer, index) => ({
      id: installer.id,
      number: firstNumber + index,
      at: toPixels(view, { lat: installer.latitude, lon: installer.longitude }),
    }))
    .filter(({ at }) => isShown(at));
  const places = spread(
    shown.map(({ at }) => at),
    apart,
    isShown,
  );
  return (
    <div aria-hidden="true">
      {shown.map(({ id, number, at }, index) => {
        const { x, y } = places[index] ?? at;
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            onClick={() => showCard(id)}
            onPointerEnter={() => onActiveChange(id)}
            onPointerLeave={() => onActiveChange(null)}
            className={clsx(pinClass, id === activeId ? 'z-20' : 'z-10')}
            style={{ left: percent(x / size.width), top: percent(y / size.height) }}
          >
            <PinShape number={number} active={id === activeId} />
          </button>
        );
      })}
    </div>
  );
}

const isShown = ({ x, y }: { x: number; y: number }): boolean =>
  Math.abs(x - size.width / 2) <= shownEverywhere.halfWidth && y >= shownEverywhere.above && y <= size.height;

function showCard(id: number): void {
  const card = document.getElementById(installerCardId(id));
  card?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}
