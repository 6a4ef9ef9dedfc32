import {
  type PoolType,
  poolTypes,
  type Service,
  type ServiceType,
  services,
  serviceTypes,
} from '@poolpros/contracts/catalogue';
import type { Span, Tag } from './lexicon.js';
import { type Body, type Task, typeOfBody, workOn } from './vocabulary/trade.js';

/** What an installer must offer. */
export interface Offers {
  serviceType: ServiceType;
  services: Service[];
  poolTypes: PoolType[];
}

/** Bodies of water and parts that share a task. */
interface Clause {
  bodies: Body[];
  parts: Service[];
  tasks: (Task | 'builder')[];
  /** The tasks came first: "install a sauna". */
  isTaskFirst: boolean;
  /** The next span belongs to it only if it is a task. */
  isClosed: boolean;
}

/** Rooms whose parts have no service of their own: a sauna heater is searched as a sauna. */
const isRoom = (body: Body): boolean => body === 'sauna' || body === 'steam';

const hasObject = ({ bodies, parts }: Clause): boolean => bodies.length + parts.length > 0;

/** Sorts the spans into clauses: "pool repair", "sauna and steam room installation", "fix my hot tub". */
function clausesOf(tags: readonly Tag[]): Clause[] {
  const clauses: Clause[] = [];
  const started = (): Clause => {
    const clause: Clause = { bodies: [], parts: [], tasks: [], isTaskFirst: false, isClosed: false };
    clauses.push(clause);
    return clause;
  };
  const forObject = (): Clause => {
    const last = clauses.at(-1);
    if (!last || !hasObject(last)) return last ?? started();
    return last.isClosed || (last.tasks.length > 0 && !last.isTaskFirst) ? started() : last;
  };
  const addTask = (task: Task | 'builder'): void => {
    const last = clauses.at(-1);
    const clause = !last || (last.isTaskFirst && hasObject(last)) ? started() : last;
    if (!hasObject(clause)) clause.isTaskFirst = true;
    clause.tasks.push(task);
  };
  for (const [index, tag] of tags.entries()) {
    const before = tags[index - 1];
    const bodyBefore = before?.kind === 'body' ? before.body : 'pool';
    const isPartNext = tags[index + 1]?.kind === 'part';
    if (tag.kind === 'body' && (isRoom(tag.body) || !isPartNext)) forObject().bodies.push(tag.body);
    if (tag.kind === 'part' && !isRoom(bodyBefore))
      forObject().parts.push(bodyBefore === 'pool' ? tag.service : tag.onHotTub);
    if (tag.kind === 'work') {
      const clause = forObject();
      clause.bodies.push(tag.body);
      clause.tasks.push(tag.task);
    }
    if (tag.kind === 'task') addTask(tag.task);
    if (tag.kind === 'builder') addTask('builder');
    const last = clauses.at(-1);
    if (tag.kind === 'separator' && last) last.isClosed = true;
  }
  return clauses;
}

const isPoolType = (value: string): value is PoolType => (poolTypes as readonly string[]).includes(value);
const poolTypesOf = (type: ServiceType): PoolType[] => [...serviceTypes[type].anyOf].filter(isPoolType);

/**
 * Puts kinds of pool and bodies without a task into free fields: there is only one service type. A material can be
 * nothing else; a body has priority over the other kinds, which can be pool types.
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

/** The kinds of pool that are meant: "luxury hot tub" is no luxury pool, and "concrete pool deck" no concrete pool. */
function kindsOf(tags: readonly Tag[], clauses: readonly Clause[]): ServiceType[] {
  const kinds = [...new Set(tags.flatMap((tag) => (tag.kind === 'poolKind' ? [tag.type] : [])))];
  const isAboutPools = !clauses.some(hasObject) || clauses.some(({ bodies }) => bodies.includes('pool'));
  if (isAboutPools) return kinds;
  const namesPool = tags.some((tag) => tag.kind === 'body' && tag.body === 'pool');
  return kinds.filter((kind) => namesPool && groundTypes.includes(kind));
}

/** What a text asks an installer to offer; `runs` are its connected spans, without names. */
export function offersOf(runs: readonly (readonly Span[])[]): Offers {
  const tags = runs.flatMap((run): Tag[] => [
    ...run.map(({ tag }) => tag).filter(({ kind }) => kind !== 'filler' && kind !== 'carrier'),
    { kind: 'separator' },
  ]);
  const clauses = clausesOf(tags);
  const kinds = kindsOf(tags, clauses);
  const found: Service[] = [];
  const bare: Body[] = [];
  for (const { bodies, parts, tasks } of clauses) {
    found.push(...parts);
    // The kind already means a builder of fiberglass pools; adding the service would exclude some.
    const done = tasks.flatMap((task) => (task !== 'builder' ? [task] : kinds.length > 0 ? [] : ['install' as const]));
    const objects: readonly Body[] = bodies.length + parts.length > 0 ? bodies : ['pool'];
    for (const body of objects) {
      const work = done.map((task) => workOn[body][task]).filter((service) => service !== undefined);
      found.push(...work);
      // "Pool and spa" is the trade, not a request for spas.
      if (work.length === 0 && (isRoom(body) || !bodies.includes('pool'))) bare.push(body);
    }
  }
  return offered(kinds, bare, found);
}
