import type { GeoStream } from 'd3-geo';

/** Path data is in tenths of a pixel: whole numbers are short, and fine enough for a dense screen. */
export const unitsPerPixel = 10;

// A point within a pixel of the last one is left out.
const closest = unitsPerPixel;

/** Two numbers, as short as path data allows: `12 3`, `12-3`. */
const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/** Takes projected shapes and writes path data, relative and without the points that fall on the one before. */
export function createPathData(): { sink: GeoStream; toString(): string } {
  let data = '';
  let closed = false;
  let x = 0;
  let y = 0;
  let points = 0;
  let skipped: [number, number] | null = null;

  function lineTo(toX: number, toY: number): void {
    data += points === 1 ? 'l' : toX < x ? '' : ' ';
    data += pair(toX - x, toY - y);
    [x, y] = [toX, toY];
    points += 1;
    skipped = null;
  }

  return {
    sink: {
      polygonStart: () => {
        closed = true;
      },
      polygonEnd: () => {
        closed = false;
      },
      lineStart: () => {
        points = 0;
        skipped = null;
      },
      point(pointX, pointY) {
        const toX = Math.round(pointX * unitsPerPixel);
        const toY = Math.round(pointY * unitsPerPixel);
        if (points === 0) {
          data += `M${pair(toX, toY)}`;
          [x, y] = [toX, toY];
          points = 1;
        } else if (Math.abs(toX - x) < closest && Math.abs(toY - y) < closest) skipped = [toX, toY];
        else lineTo(toX, toY);
      },
      lineEnd() {
        // The end of an open line stays: another line may continue from there.
        if (closed) data += 'Z';
        else if (skipped) lineTo(...skipped);
      },
    },
    toString: () => data,
  };
}
