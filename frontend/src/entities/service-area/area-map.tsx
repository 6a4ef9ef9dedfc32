import type { InstallerDetail, Reach } from '@poolpros/contracts/http/installers';
import { type MapSize, mapSizes, toPixels } from '@poolpros/contracts/map-view';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { mapPictureUrl } from '../../shared/lib/map-picture.js';
import { areaView } from './area-view.js';

export interface AreaMapProps {
  installer: Pick<InstallerDetail, 'city' | 'serviceRadius' | 'latitude' | 'longitude'>;
  /** Where the visitor is, once that is known. */
  visitor: Reach | undefined;
}

/** The area that a business serves, with the visitor's ZIP if known; drawn by the server. */
export function AreaMap(props: AreaMapProps) {
  return (
    <>
      <Picture {...props} size={mapSizes.area} className="max-sm:hidden" />
      <Picture {...props} size={mapSizes.areaPhone} className="sm:hidden" />
    </>
  );
}

function Picture({ installer, visitor, size, className }: AreaMapProps & { size: MapSize; className: string }) {
  const { city, serviceRadius, latitude, longitude } = installer;
  const place = { lat: latitude, lon: longitude };
  const view = areaView(place, serviceRadius, visitor ?? null, size);
  const pins = [
    { point: place, color: 'fill-cedar-600' },
    ...(visitor ? [{ point: visitor, color: 'fill-pool-800' }] : []),
  ];
  return (
    <div className={clsx('relative overflow-hidden', className)}>
      <img
        src={mapPictureUrl(view, { ...place, miles: serviceRadius })}
        alt={`Map of the area within ${serviceRadius} miles of ${city}`}
        {...size}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      {pins.map(({ point, color }) => {
        const { x, y } = toPixels(view, point);
        return (
          <MapPin
            key={color}
            aria-hidden="true"
            className={clsx('absolute size-8 -translate-x-1/2 -translate-y-full stroke-white', color)}
            style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
            strokeWidth={1.5}
          />
        );
      })}
    </div>
  );
}
