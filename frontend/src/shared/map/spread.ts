/** Pixels of a picture, from its upper left corner. */
export interface Pixel {
  x: number;
  y: number;
}

/**
 * Moves points apart so that each can be pressed: one too close to earlier ones takes the nearest free place that
 * `fits` allows.
 */
export function spread(points: readonly Pixel[], apart: Pixel, fits: (place: Pixel) => boolean = () => true): Pixel[] {
  const places = placesAround(apart);
  const placed: Pixel[] = [];
  for (const { x, y } of points) {
    const isFree = (at: Pixel) =>
      fits(at) && placed.every((other) => Math.abs(other.x - at.x) >= apart.x || Math.abs(other.y - at.y) >= apart.y);
    const candidates = places.map((offset) => ({ x: x + offset.x, y: y + offset.y }));
    placed.push(candidates.find(isFree) ?? { x, y });
  }
  return placed;
}

// The ten pins of a page find room within three steps; half a step is the smallest distance that matters.
const steps = Array.from({ length: 13 }, (_, index) => (index - 6) / 2);

/** Offsets from a point, nearest first. */
const placesAround = (apart: Pixel): Pixel[] =>
  steps
    .flatMap((across) => steps.map((down) => ({ x: across * apart.x, y: down * apart.y })))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
