import { say } from '../../../scripts/lib/progress.mjs';
import { aboveLinear, fittedLine } from '../load/fitted-line.js';
import type { Outcome } from '../load/paced-figures.js';
import type { PublicRequest } from '../load/public-requests.js';
import { present } from '../present.js';
import { median, ratioOfRounds, short } from '../report/figures.js';
import type { Mark } from '../report/marks.js';
import { sizeName } from '../sites/site.js';
import { type Searches, type SearchKind, searchKinds } from './table-size-searches.js';

/** A public request in one round. */
export interface Timed extends Pick<PublicRequest, 'name' | 'cost' | 'dear'> {
  alone: Outcome;
  atFour: Outcome;
}

/** A public request at one size: its median time in each round. */
export interface RequestTimes extends Pick<PublicRequest, 'name' | 'cost' | 'dear'> {
  alone: number[];
  atFour: number[];
  unserved: number;
}

/** What was measured at one size. */
export interface Sized {
  count: number;
  answered: RequestTimes[];
  searches: Searches;
  /** MB held, by process. */
  memory: Record<string, number>;
  engineMemory: number;
  rebuildMs: number;
}

/** What rounds at one size found together. */
export function mergedRounds(
  rounds: readonly { answered: readonly Timed[]; searches: Searches }[],
): Pick<Sized, 'answered' | 'searches'> {
  const first = present(rounds[0], 'round');
  const timesOf = (index: number, visitors: 'alone' | 'atFour') =>
    rounds.map(({ answered }) => present(answered[index], 'request')[visitors]);
  const pointsOf = (kind: SearchKind) =>
    first.searches[kind].map(({ x }, index) => ({
      x,
      y: median(rounds.map(({ searches }) => present(searches[kind][index], 'point').y)),
    }));
  return {
    answered: first.answered.map(({ name, cost, dear }, index) => {
      const [alone, atFour] = [timesOf(index, 'alone'), timesOf(index, 'atFour')];
      return {
        name,
        cost,
        dear,
        alone: alone.map(({ p50 }) => p50),
        atFour: atFour.map(({ p50 }) => p50),
        unserved: [...alone, ...atFour].reduce((sum, { refused, failed }) => sum + refused + failed, 0),
      };
    }),
    searches: { enhanced: pointsOf('enhanced'), regular: pointsOf('regular') },
  };
}

export const timesOf = (answered: readonly RequestTimes[], name: string): RequestTimes =>
  present(
    answered.find((each) => each.name === name),
    name,
  );

const mostOfOne = 2;
/** Noise included. */
const linear = 1.25;
const mostMemory = 1500;
const mostEngineMemory = 1.3;
/** What costs more is dear (ADR 94), with so many listings. */
const mostOfPlain = 10;
const usualCount = 100_000;

/** The bounds of a directory that grows: from the smallest size to the largest, and from the one before to the largest. */
export function sizeMarks(sized: readonly Sized[]): Mark[] {
  const first = present(sized[0], 'size');
  const last = present(sized.at(-1), 'size');
  const previous = sized.at(-2) ?? last;
  const largest = sizeName(last.count);
  const toPrevious = `${largest} / ${sizeName(previous.count)}`;
  const times = last.count / previous.count;
  const unserved = sized.flatMap(({ answered }) => answered.map((each) => each.unserved));
  return [
    ...(['alone', 'atFour'] as const).map((visitors): Mark => {
      const { name, ratio } = worst(first, last, visitors);
      return {
        name: `what is one thing, ${visitors === 'alone' ? 'alone' : 'at four'}, ${largest} / ${sizeName(first.count)}, worst: ${name}`,
        value: ratio,
        atMost: mostOfOne,
      };
    }),
    plainMark(sized),
    ...searchKinds.flatMap((kind): Mark[] => [
      {
        name: `${kind} search, most matches / line through those with half of them`,
        value: aboveLinear(sized.flatMap(({ searches }) => searches[kind])),
        atMost: linear,
      },
      {
        name: `${kind} search in the densest metro, ${toPrevious}`,
        value: densest(last, kind) / densest(previous, kind),
        atMost: times,
      },
    ]),
    ...Object.entries(last.memory).map(([program, value]) => ({
      name: `MB held by ${program} at ${largest}`,
      value,
      atMost: mostMemory,
    })),
    {
      name: `memory of the engine, ${toPrevious}`,
      value: last.engineMemory / previous.engineMemory,
      atMost: mostEngineMemory,
    },
    { name: `rebuild, ${toPrevious}`, value: last.rebuildMs / previous.rebuildMs, atMost: times * linear },
    {
      name: 'public requests not answered',
      value: unserved.reduce((sum, count) => sum + count, 0),
      atMost: 0,
    },
  ];
}

/** States what a search costs, whatever it finds, and for each thousand matches. */
export function sayCosts(sized: readonly Sized[]): void {
  for (const kind of searchKinds) {
    const { fixed, slope } = fittedLine(sized.flatMap(({ searches }) => searches[kind]));
    say(`  ${kind} search: ${short(fixed)} ms, and ${short(slope)} ms for each thousand matches`);
  }
}

function worst(first: Sized, last: Sized, visitors: 'alone' | 'atFour'): { name: string; ratio: number } {
  const ratios = last.answered
    .filter(({ cost }) => cost === 'one')
    .map(({ name, [visitors]: times }) => ({
      name,
      ratio: ratioOfRounds(times, timesOf(first.answered, name)[visitors]),
    }));
  return present(ratios.toSorted((a, b) => b.ratio - a.ratio)[0], 'request');
}

/** The most expensive of what is called plain, as a multiple of what is usual for that. */
function plainMark(sized: readonly Sized[]): Mark {
  const { count, answered } = present(sized.findLast((each) => each.count <= usualCount) ?? sized[0], 'size');
  const plain = answered.filter(({ dear }) => !dear).map(({ name, alone }) => ({ name, ms: median(alone) }));
  const most = present(plain.toSorted((a, b) => b.ms - a.ms)[0], 'plain request');
  return {
    name: `what is plain at ${sizeName(count)} / the median of it, worst: ${most.name}`,
    value: most.ms / median(plain.map(({ ms }) => ms)),
    atMost: mostOfPlain,
  };
}

function densest({ searches }: Sized, kind: SearchKind): number {
  return present(searches[kind].toSorted((a, b) => b.x - a.x)[0], 'search').y;
}
