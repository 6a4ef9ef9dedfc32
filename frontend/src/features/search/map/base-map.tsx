import type { MapView } from '@poolpros/contracts/map-view';
import { clsx } from 'clsx';
import { useState } from 'react';
import { type MapCircle, mapPictureUrl } from '../../../shared/lib/map-picture.js';
import { percent } from '../../../shared/map/pin-shape.js';
import { placeOf } from './view.js';

export interface BaseMapProps {
  view: MapView;
  /** The view whose picture is wanted; another one while the map moves. */
  pictured: MapView;
  circle: MapCircle | null;
}

/** The picture of the land. The last one stays, moved and scaled along, until the next is there. */
export function BaseMap({ view, pictured, circle }: BaseMapProps) {
  const wanted = { view: pictured, url: mapPictureUrl(pictured, circle) };
  const [loaded, setLoaded] = useState<typeof wanted | null>(null);
  const pictures = loaded && loaded.url !== wanted.url ? [loaded, wanted] : [wanted];
  return pictures.map((picture) => {
    const { left, top, width, height } = placeOf(picture.view, view);
    return (
      <img
        key={picture.url}
        src={picture.url}
        alt=""
        draggable={false}
        decoding="async"
        onLoad={() => setLoaded(picture)}
        className={clsx('absolute max-w-none', picture.url !== loaded?.url && 'opacity-0')}
        style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
      />
    );
  });
}
