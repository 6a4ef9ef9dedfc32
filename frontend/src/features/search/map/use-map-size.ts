import { type MapSize, mapSizes } from '@poolpros/contracts/map-view';
import { useEffect, useRef, useState } from 'react';

/** Widths from which each size is drawn; the classes of `mapAspect` keep its place before. */
const sizes: { from: number; size: MapSize }[] = [
  { from: 900, size: mapSizes.wide },
  { from: 600, size: mapSizes.medium },
  { from: 330, size: mapSizes.phone },
  { from: 1, size: mapSizes.narrow },
];

/** Holds the place of the map in a container, before anything is known of it. */
export const mapAspect =
  'aspect-[272/304] @min-[330px]:aspect-[390/420] @min-[600px]:aspect-[720/480] @min-[900px]:aspect-[1080/560]';

/** The size to draw for an element's width; null until the element is shown. */
export function useMapSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const shown = entry?.contentRect.width ?? 0;
      setSize(sizes.find(({ from }) => shown >= from)?.size ?? null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
