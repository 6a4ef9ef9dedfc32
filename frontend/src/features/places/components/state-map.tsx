import type { StateCity, StatePage } from '@poolpros/contracts/http/places';
import { fitView, mapSizes, snapOutwards, toPixels } from '@poolpros/contracts/map-view';
import { directoryPath } from '@poolpros/contracts/paths';
import { stateBounds } from '@poolpros/contracts/state-bounds';
import { clsx } from 'clsx';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { mapPictureUrl } from '../../../shared/lib/map-picture.js';
import { percent } from '../../../shared/map/pin-shape.js';
import type { Pixel } from '../../../shared/map/spread.js';
import { Link } from '../../../shared/ui/link.js';

/** Cities whose counts stand on the map where there is room, and when they are pointed at; every other one is a dot. */
export const countedCities = 10;

export interface StateMapProps {
  state: { value: string; label: string };
  /** Those with most businesses first. */
  cities: readonly StateCity[];
  /** Latitude and longitude of each city with a dot. */
  dots: StatePage['dots'];
  /** The city that the map or the list beside it points at. */
  activeCity: string | null;
  onActiveChange: (city: string | null) => void;
}

const size = mapSizes.stateHead;
const padding = 20;
/** A state is drawn at its own scale, the smallest with its surroundings. */
const leastMiles = 12;
/** The picture is smaller on a phone, where counts must not cover each other either. */
const apart = 44;

/** A state as the server draws it, with dots for its cities that have businesses and counts on the biggest. */
export function StateMap({ state, cities, dots, activeCity, onActiveChange }: StateMapProps) {
  const bounds = stateBounds[state.value];
  if (!bounds) return null;
  const view = snapOutwards(fitView(bounds, size, { padding, miles: leastMiles }));
  const at = ({ latitude, longitude }: StateCity) => toPixels(view, { lat: latitude, lon: longitude });
  const most = cities.slice(0, countedCities);
  const counted = most.filter(
    (city, index) => city.value === activeCity || most.slice(0, index).every((other) => far(at(city), at(other))),
  );
  const dotted = pathOf(dots.map(([lat, lon]) => toPixels(view, { lat, lon })));
  return (
    <div className="relative aspect-[560/440]">
      <img
        src={mapPictureUrl(view, null)}
        alt={`Map of ${stateInText(state.label)}`}
        {...size}
        decoding="async"
        className="absolute inset-0 size-full"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="pointer-events-none absolute inset-0 size-full"
      >
        <path d={dotted} className="stroke-white" strokeWidth="8" strokeLinecap="round" />
        <path d={dotted} className="stroke-pool-600" strokeWidth="5" strokeLinecap="round" />
      </svg>
      {/* The list beside it has the same links for keyboards and screen readers. */}
      <div aria-hidden="true">
        {counted.map((city) => {
          const { x, y } = at(city);
          const active = city.value === activeCity;
          return (
            <Link
              key={city.value}
              to={directoryPath(state.value, city.value)}
              tabIndex={-1}
              title={city.label}
              onPointerEnter={() => onActiveChange(city.value)}
              onPointerLeave={() => onActiveChange(null)}
              className={clsx(
                'absolute grid h-6.5 min-w-6.5 -translate-1/2 place-items-center rounded-full border-2 border-white px-1 text-xs font-bold text-white tabular-nums shadow-raised',
                active ? 'z-20 bg-cedar-600' : 'z-10 bg-pool-800',
              )}
              style={{ left: percent(x / size.width), top: percent(y / size.height) }}
            >
              {city.installers}
            </Link>
          );
        })}
      </div>
    </div>
  );
}

const far = (a: Pixel, b: Pixel): boolean => Math.abs(a.x - b.x) >= apart || Math.abs(a.y - b.y) >= apart;

/** One path for all dots: a line without a length, with a round end. */
const pathOf = (points: readonly Pixel[]): string =>
  points.map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join('');
