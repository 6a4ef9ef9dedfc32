import type { Plan } from '../../../content/guides/plan.js';

/** The outline of a pool as the path of an SVG, from 0 to its length and width in feet. */
export function poolOutline(pool: Plan['pool']): string {
  switch (pool.shape) {
    case 'rectangle':
      return roundedRectangle(pool.length, pool.width);
    case 'oval':
      return ellipse(pool.length, pool.width);
    case 'round':
      return ellipse(pool.diameter, pool.diameter);
    case 'kidney':
      return kidney(pool.length, pool.width, pool.otherWidth);
  }
}

const corner = 0.6;

const roundedRectangle = (length: number, width: number): string => {
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  const [along, across] = [length - 2 * corner, width - 2 * corner];
  return `M${corner} 0h${along}${arc(corner, corner)}v${across}${arc(-corner, corner)}h${-along}${arc(-corner, -corner)}v${-across}${arc(corner, -corner)}Z`;
};

const ellipse = (length: number, width: number): string => {
  const arc = `A${length / 2} ${width / 2} 0 0 1`;
  return `M0 ${width / 2}${arc} ${length} ${width / 2}${arc} 0 ${width / 2}Z`;
};

/** Two lobes of different width above one long curve, with a waist between them. */
function kidney(length: number, width: number, otherWidth: number): string {
  const high = Math.max(width, otherWidth);
  const at = (x: number, fromBottom: number): string => `${(x * length).toFixed(2)} ${(high - fromBottom).toFixed(2)}`;
  const waist = 0.78 * Math.min(width, otherWidth);
  return [
    `M${at(0, width / 2)}`,
    `C${at(0, width * 0.9)} ${at(0.09, width)} ${at(0.22, width)}`,
    `S${at(0.37, waist)} ${at(0.48, waist)}`,
    `S${at(0.62, otherWidth)} ${at(0.76, otherWidth)}`,
    `S${at(1, otherWidth * 0.86)} ${at(1, otherWidth / 2)}`,
    `S${at(0.9, 0)} ${at(0.72, 0)}`,
    `L${at(0.26, 0)}`,
    `C${at(0.1, 0)} ${at(0, width * 0.14)} ${at(0, width / 2)}Z`,
  ].join('');
}
