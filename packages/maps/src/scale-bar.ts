import type { MapView } from '@poolpros/contracts/map-view';
import type { Layout } from './labels.js';
import { palette } from './palette.js';
import { element, pixel } from './svg.js';

const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const left = 10;
const baseline = 20;

/** A bar of a round number of miles in the upper left corner, true at the view's center. */
export function drawScaleBar({ width, height, miles }: MapView, layout: Layout): string {
  const pixelsPerMile = height / 2 / miles;
  const longest = Math.min(90, width / 4);
  const length = lengths.findLast((candidate) => candidate * pixelsPerMile <= longest) ?? 0.1;
  const end = pixel(left + length * pixelsPerMile);
  layout.reserve({ left: 0, top: 0, right: end + 6, bottom: baseline + 12 });
  const bar = `M${left},${baseline + 3}v4H${end}v-4`;
  return (
    element('path', { d: bar, fill: 'none', stroke: palette.inkSoft, 'stroke-width': 1.2 }) +
    element('text', { x: left, y: baseline, 'text-anchor': 'start' }, `${length} mi`)
  );
}
