import {
  type PoolType,
  poolTypes,
  type Service,
  type ServiceType,
  services,
  serviceTypes,
} from '@poolpros/contracts/catalogue';
import type { Meaning, Piece } from './pieces.js';
import { type Body, type Deed, typeOfBody, workOn } from './vocabulary/trade.js';

/** What an installer must offer. */
export interface Offers {
  serviceType: ServiceType;
  services: Service[];
  poolTypes: PoolType[];
}

/** Bodies and parts that the same is done to. */
interface Clause {
  bodies: Body[];
  parts: Service[];
  deeds: (Deed | 'builder')[];
  /** The deeds were said first: "install a sauna". */
  isDeedFirst: boolean;
  /** What follows belongs to it only when it is a deed. */
  isClosed: boolean;
}

/** Nothing is offered for a part of these: a sauna heater is a matter of saunas. */
const isRoom = (body: Body): boolean => body === 'sauna' || body === 'steam';

const hasObject = ({ bodies, parts }: Clause): boolean => bodies.length + parts.length > 0;

/** Sorts what was said into clauses: "pool repair", "sauna and steam room installation", "fix my hot tub". */
function clausesOf(meanings: readonly Meaning[]): Clause[] {
  const clauses: Clause[] = [];
  const started = (): Clause => {
    const clause: Clause = { bodies: [], parts: [], deeds: [], isDeedFirst: false, isClosed: false };
    clauses.push(clause);
    return clause;
  };
  const forObject = (): Clause => {
    const last = clauses.at(-1);
    if (!last || !hasObject(last)) return last ?? started();
    return last.isClosed || (last.deeds.length > 0 && !last.isDeedFirst) ? started() : last;
  };
  const addDeed = (deed: Deed | 'builder'): void => {
    const last = clauses.at(-1);
    const clause = !last || (last.isDeedFirst && hasObject(last)) ? started() : last;
    if (!hasObject(clause)) clause.isDeedFirst = true;
    clause.deeds.push(deed);
  };
  for (const [index, meaning] of meanings.entries()) {
    const before = meanings[index - 1];
    const bodyBefore = before?.kind === 'body' ? before.body : 'pool';
    const isPartNext = meanings[index + 1]?.kind === 'part';
    if (meaning.kind === 'body' && (isRoom(meaning.body) || !isPartNext)) forObject().bodies.push(meaning.body);
    if (meaning.kind === 'part' && !isRoom(bodyBefore))
      forObject().parts.push(bodyBefore === 'pool' ? meaning.service : meaning.onHotTub);
    if (meaning.kind === 'work') {
      const clause = forObject();
      clause.bodies.push(meaning.body);
      clause.deeds.push(meaning.deed);
    }
    if (meaning.kind === 'deed') addDeed(meaning.deed);
    if (meaning.kind === 'builder') addDeed('builder');
    const last = clauses.at(-1);
    if (meaning.kind === 'separator' && last) last.isClosed = true;
  }
  return clauses;
}

const isPoolType = (value: string): value is PoolType => (poolTypes as readonly string[]).includes(value);
const poolTypesOf = (type: ServiceType): PoolType[] => [...serviceTypes[type].anyOf].filter(isPoolType);

/**
 * Puts kinds of pool and bodies without a deed where there is room: there is one service type. A material can only be that;
 * a body goes before the other kinds, which can be pool types.
 */
function offered(kinds: readonly ServiceType[], bodies: readonly Body[], found: readonly Service[]): Offers {
  const material = kinds.find((kind) => poolTypesOf(kind).length === 0);
  const others = kinds.filter((kind) => poolTypesOf(kind).length > 0);
  const isCovered = (type: ServiceType): boolean =>
    serviceTypes[type].anyOf.some((value) => (found as readonly string[]).includes(value));
  const bare = bodies.filter((body) => typeOfBody[body] !== 'all' && !isCovered(typeOfBody[body]));
  const [onlyKind] = others;
  const lone = others.length === 1 && bare.length === 0 ? onlyKind : undefined;
  const serviceType = material ?? (bare[0] ? typeOfBody[bare[0]] : lone) ?? 'all';
  const besides = bare.filter((body) => typeOfBody[body] !== serviceType).map((body) => workOn[body].install);
  return {
    serviceType,
    services: services.filter((service) => found.includes(service) || besides.includes(service)),
    poolTypes: serviceType === onlyKind ? [] : poolTypes.filter((type) => others.flatMap(poolTypesOf).includes(type)),
  };
}

const groundTypes: readonly ServiceType[] = ['inground', 'aboveground'];

/** The kinds of pool that are meant: "luxury hot tub" is no luxury pool, and a "concrete pool deck" no concrete pool. */
function kindsOf(meanings: readonly Meaning[], clauses: readonly Clause[]): ServiceType[] {
  const kinds = [...new Set(meanings.flatMap((meaning) => (meaning.kind === 'poolKind' ? [meaning.type] : [])))];
  const isAboutPools = !clauses.some(hasObject) || clauses.some(({ bodies }) => bodies.includes('pool'));
  if (isAboutPools) return kinds;
  const namesPool = meanings.some((meaning) => meaning.kind === 'body' && meaning.body === 'pool');
  return kinds.filter((kind) => namesPool && groundTypes.includes(kind));
}

/** What a text asks an installer to offer; `runs` are its pieces that belong together, names left out. */
export function offersOf(runs: readonly (readonly Piece[])[]): Offers {
  const meanings = runs.flatMap((run): Meaning[] => [
    ...run.map(({ meaning }) => meaning).filter(({ kind }) => kind !== 'filler' && kind !== 'leadIn'),
    { kind: 'separator' },
  ]);
  const clauses = clausesOf(meanings);
  const kinds = kindsOf(meanings, clauses);
  const found: Service[] = [];
  const bare: Body[] = [];
  for (const { bodies, parts, deeds } of clauses) {
    found.push(...parts);
    // A builder of fiberglass pools is said by the kind; asking for the service too would leave some out.
    const done = deeds.flatMap((deed) => (deed !== 'builder' ? [deed] : kinds.length > 0 ? [] : ['install' as const]));
    const objects: readonly Body[] = bodies.length + parts.length > 0 ? bodies : ['pool'];
    for (const body of objects) {
      const work = done.map((deed) => workOn[body][deed]).filter((service) => service !== undefined);
      found.push(...work);
      // "Pool and spa" is the trade, not a wish for spas.
      if (work.length === 0 && (isRoom(body) || !bodies.includes('pool'))) bare.push(body);
    }
  }
  return offered(kinds, bare, found);
}
