import type { Service } from '@poolpros/contracts/catalogue';
import hotTub from '../../shared/assets/illustrations/category-hot-tub.svg';
import sauna from '../../shared/assets/illustrations/category-sauna.svg';
import steamRoom from '../../shared/assets/illustrations/category-steam-room.svg';
import dusk from '../../shared/assets/illustrations/fallback-dusk.svg';
import infinity from '../../shared/assets/illustrations/fallback-infinity.svg';
import lagoon from '../../shared/assets/illustrations/fallback-lagoon.svg';
import lap from '../../shared/assets/illustrations/fallback-lap.svg';
import service from '../../shared/assets/illustrations/special-smart.svg';

/** A drawing in place of a photo. */
export interface Illustration {
  /** The drawing, or a part of it. */
  src: string;
  mirrored: boolean;
  /** A CSS filter with the light of its family and its own tint; empty for none. */
  filter: string;
}

type Trade = 'pool' | 'hotTub' | 'sauna' | 'steamRoom' | 'service';

/** The four families (docs/rules.md#fallback-pictures): each has its own pool, and a light for other drawings. */
const families = [
  { pool: infinity, light: '' },
  { pool: lagoon, light: 'hue-rotate(10deg) saturate(0.92)' },
  { pool: lap, light: 'saturate(0.8) brightness(1.06)' },
  { pool: dusk, light: 'sepia(0.3) brightness(0.84)' },
] as const;

/** Drawings of trades that have no pool. */
const drawings: Record<Exclude<Trade, 'pool'>, string> = { hotTub, sauna, steamRoom, service };

/** Words in a name that indicate its trade. */
const namedTrades: readonly [RegExp, Trade][] = [
  [/\bsaunas?\b/i, 'sauna'],
  [/\bsteam\b/i, 'steamRoom'],
  [/\b(?:spas?|hot tubs?)\b/i, 'hotTub'],
  [/\b(?:clean\w*|services?|repairs?|maintenance)\b/i, 'service'],
];

/** The drawing from the services if the name indicates nothing; the first match counts. */
const offeredTrades: readonly [Service, Trade][] = [
  ['Pool Installation', 'pool'],
  ['Pool Renovation', 'pool'],
  ['Pool Maintenance', 'service'],
  ['Pool Cleaning', 'service'],
  ['Pool Repair', 'service'],
  ['Hot Tub Installation', 'hotTub'],
  ['Sauna Installation', 'sauna'],
  ['Steam Room Installation', 'steamRoom'],
];

const tradeOf = ({ name, services = [] }: Illustrated): Trade =>
  namedTrades.find(([words]) => words.test(name))?.[1] ??
  offeredTrades.find(([service]) => services.includes(service))?.[1] ??
  'pool';

/** Parts of a drawing: left edge, upper edge and size as shares of it. */
const parts = [
  [0, 0, 1],
  [0, 0.04, 0.72],
  [0.28, 0.24, 0.72],
  [0.14, 0.12, 0.76],
] as const;
const hues = [0, -6, 7];

export interface Illustrated {
  id: number;
  name: string;
  services?: readonly Service[];
}

/** The drawing of a listing: always the same for its id and trade. */
export function illustrationOf(listing: Illustrated): Illustration {
  const { id } = listing;
  const family = families[id % families.length] ?? families[0];
  const trade = tradeOf(listing);
  // Distributes the ids of a family, so that two in a row do not get the same part.
  const seed = Math.imul(Math.floor(id / families.length) + 1, 0x9e3779b1) >>> 0;
  const part = parts[seed % parts.length] ?? parts[0];
  const hue = hues[Math.floor(seed / 64) % hues.length] ?? 0;
  const isPool = trade === 'pool';
  const [width, height] = isPool ? [800, 600] : [480, 360];
  const [left, top, share] = part;
  const view = [left * width, top * height, share * width, share * height].map(Math.round);
  return {
    src: `${isPool ? family.pool : drawings[trade]}#svgView(viewBox(${view.join(',')}))`,
    mirrored: Math.floor(seed / 16) % 2 === 1,
    filter: [isPool ? '' : family.light, hue === 0 ? '' : `hue-rotate(${hue}deg)`].filter(Boolean).join(' '),
  };
}
