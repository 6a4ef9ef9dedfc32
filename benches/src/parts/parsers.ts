import { say } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { type Parser, parsersOf } from '../load/parser-inputs.js';
import { short, table } from '../report/figures.js';

/** How many times larger the large input is, and how many times longer it may take. */
const growth = { size: 8, time: 12 };
const rounds = 60;
const leastMs = 2;

/** How the time of each parser of public input grows with the input, taken in turn. */
export async function parsers({ places, report }: Bench): Promise<void> {
  const found = Object.entries(parsersOf(places)).map(([name, parser]) => ({ name, ...worst(parser) }));
  say(
    table([
      ['', 'largest, µs', `${growth.size} times the size`],
      ...found.map(({ name, microseconds, ratio }) => [name, short(microseconds), short(ratio)]),
    ]),
  );
  report.add(
    'parsers',
    found.map(({ name, ratio }) => ({
      name: `time of ${growth.size} times the size, ${name}`,
      value: ratio,
      atMost: growth.time,
    })),
    found,
  );
}

/** The input of a parser whose time grows most. The shortest time of each size counts: other work can only add to it. */
function worst({ parse, largest, inputs }: Parser): { ratio: number; microseconds: number; input: string } {
  const measured = inputs.map((input) => {
    const large = input(largest);
    const takeLarge = timer(() => parse(large));
    const small = input(largest / growth.size);
    const takeSmall = timer(() => parse(small));
    const taken = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds; round++) {
      taken.small = Math.min(taken.small, takeSmall());
      taken.large = Math.min(taken.large, takeLarge());
    }
    return { ratio: taken.large / taken.small, microseconds: taken.large, input: large.slice(0, 20) };
  });
  return measured.reduce((most, each) => (each.ratio > most.ratio ? each : most));
}

/** Measures the microseconds of some work, over enough repetitions for the clock. */
function timer(work: () => unknown): () => number {
  let times = 1;
  const milliseconds = () => {
    const begin = performance.now();
    for (let time = 0; time < times; time++) work();
    return performance.now() - begin;
  };
  // Doing so compiles it as well.
  while (milliseconds() < leastMs) times *= 2;
  return () => (1000 * milliseconds()) / times;
}
