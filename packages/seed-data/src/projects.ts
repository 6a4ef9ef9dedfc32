import type { PoolType, Service } from '@poolpros/contracts/catalogue';
import type { ProjectCost, ProjectSize } from '@poolpros/contracts/project-options';
import { createRandom, type Random } from './random.js';

const seed = 20_261_128;
/** A fixed year keeps the data the same forever. */
const latestYear = 2025;
const yearsBack = 6;

interface ProjectKind {
  titles: readonly string[];
  texts: readonly string[];
  costs: readonly ProjectCost[];
  months: { min: number; max: number };
  /** Whether it is about a pool, which has a type and a size. */
  isPool: boolean;
}

/** What firms show of their work, by the service that it was. */
const kinds: Partial<Record<Service, ProjectKind>> = {
  'Pool Installation': {
    titles: [
      'Family pool with a sun shelf',
      'Pool on a sloped yard',
      'Lap pool along the fence',
      'Pool with a raised wall',
    ],
    texts: [
      'The yard falls six feet toward the back fence, so the deck sits on a retaining wall that also carries the plumbing.',
      'The family wanted room to swim and a shallow end for the kids. A sun shelf with two bubblers gave them both.',
      'Access was through a five-foot gate. We dug with a small machine and hauled the soil out by hand at the end.',
    ],
    costs: ['from_50k', 'over_100k'],
    months: { min: 2, max: 6 },
    isPool: true,
  },
  'Pool Renovation': {
    titles: ['New plaster and tile', 'Old pool made shallow', 'Remodel with a new deck'],
    texts: [
      'The plaster was rough and the tile had come loose. We drained the pool, repaired two cracks and refinished it.',
      'The deep end was never used. We raised the floor, moved the returns and put in a new light.',
    ],
    costs: ['from_5k', 'from_20k'],
    months: { min: 1, max: 3 },
    isPool: true,
  },
  'Hot Tub Installation': {
    titles: ['Hot tub on a deck', 'Hot tub by the back door'],
    texts: ['We reinforced the deck, ran a dedicated circuit and set the tub with a crane over the garage.'],
    costs: ['from_5k', 'from_20k'],
    months: { min: 1, max: 1 },
    isPool: false,
  },
  'Sauna Installation': {
    titles: ['Cedar sauna in a basement', 'Backyard sauna for four'],
    texts: ['Clear cedar inside, an electric heater with stones, and a door that opens to the shower.'],
    costs: ['from_5k', 'from_20k'],
    months: { min: 1, max: 2 },
    isPool: false,
  },
};

const sizes: readonly ProjectSize[] = ['small', 'medium', 'large'];

export interface SampleProject {
  title: string;
  text: string;
  service: Service;
  poolType: PoolType | null;
  sizeBand: ProjectSize | null;
  costBand: ProjectCost;
  builtOn: string;
  months: number;
}

/** Up to two finished projects of an invented firm; half of the firms show none. The same firm has the same ones. */
export function generateProjects(firm: {
  sourceId: string;
  services: readonly Service[];
  poolTypes: readonly PoolType[];
  foundedYear: number | null;
}): SampleProject[] {
  const random = createRandom(seed + Number(firm.sourceId.replaceAll(/\D/g, '')));
  const offered = firm.services.filter((service) => kinds[service]);
  if (random.chance(0.5)) return [];
  return random.pickSome(offered, random.between(1, 2)).flatMap((service) => {
    const kind = kinds[service];
    return kind ? [projectOf(service, kind, { firm, random })] : [];
  });
}

function projectOf(
  service: Service,
  kind: ProjectKind,
  { firm, random }: { firm: { poolTypes: readonly PoolType[]; foundedYear: number | null }; random: Random },
): SampleProject {
  const year = random.between(Math.max(firm.foundedYear ?? 0, latestYear - yearsBack), latestYear);
  const month = String(random.between(3, 11)).padStart(2, '0');
  return {
    title: random.pick(kind.titles),
    text: random.pick(kind.texts),
    service,
    poolType: kind.isPool && firm.poolTypes.length > 0 ? random.pick(firm.poolTypes) : null,
    sizeBand: kind.isPool ? random.pick(sizes) : null,
    costBand: random.pick(kind.costs),
    builtOn: random.chance(0.7) ? `${year}-${month}` : String(year),
    months: random.between(kind.months.min, kind.months.max),
  };
}
