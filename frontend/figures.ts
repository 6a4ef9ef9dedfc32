import {
  covers,
  decks,
  extras,
  fences,
  heaters,
  poolFactors,
  spas,
  waterFeatures,
} from '@poolpros/calculators/cost-factors';
import { figures as ownFigures } from './content/figures.js';

type Band = readonly [low: number, mid: number, high: number];

const priced = (options: Readonly<Record<string, { price: Band }>>): [string, Band][] =>
  Object.entries(options).map(([name, { price }]) => [name, price]);

/** The ranges that texts may name: those of the factor files, then those of texts alone. */
const bands = new Map<string, Band>(
  Object.entries({
    pools: priced(poolFactors),
    decks: priced(decks),
    heaters: priced(heaters),
    covers: priced(covers),
    'water-features': priced(waterFeatures),
    spas: priced(spas),
    fences: priced(fences),
    extras: Object.entries(extras),
    ...Object.fromEntries(Object.entries(ownFigures).map(([group, figures]) => [group, priced(figures)])),
  }).flatMap(([group, named]) => named.map(([name, band]) => [`${group}.${name}`, band] as const)),
);

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** The names that `figureText` knows. */
export const figureNames: readonly string[] = [...bands.keys()];

/**
 * A figure in words: `covers.mesh` is `$1,000 to $3,000`, `covers.mesh.mid` is `$1,900`, and so with `low` and `high`.
 * Throws for a name that there is not.
 */
export function figureText(name: string): string {
  const [group, item, end = 'range'] = name.split('.');
  const band = bands.get(`${group}.${item}`);
  const index = ['low', 'mid', 'high'].indexOf(end);
  if (!band || (end !== 'range' && index < 0))
    throw new Error(`there is no figure ${name}; there are ${figureNames.join(', ')}`);
  return index < 0 ? `${dollars(band[0])} to ${dollars(band[2])}` : dollars(band[index] ?? 0);
}
