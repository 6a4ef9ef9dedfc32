import { parseArgs } from 'node:util';
import { runTool } from './lib/tool.mjs';

/** The parts of each bench; null for all. */
const benches = {
  search: null,
  events: ['events'],
  requests: ['requests'],
  streams: ['streams'],
  reach: ['reach'],
  parsers: ['parsers'],
  places: ['places'],
  pages: ['pages', 'lighthouse', 'rendering'],
  overload: ['overload'],
  'table-size': ['table-size'],
};
const withPages = [...benches.reach, ...benches.pages, ...benches.overload, ...benches['table-size']];

function readFlags() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      sizes: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const parts = new Map(Object.entries(benches)).get(positionals.join());
  if (parts === undefined) throw new Error('names no known bench');
  const names = values.only?.split(',') ?? parts ?? undefined;
  const sizes = values.sizes?.split(',') ?? null;
  const numbers = [...(sizes ?? []), values.rounds, values.seconds];
  if (!numbers.every((text) => /^[1-9]\d*$/.test(text))) throw new Error('is not a number');
  return {
    names,
    fresh: values.fresh,
    frontend: names?.some((name) => withPages.includes(name)) ?? true,
    flags: {
      sizes: sizes?.map(Number) ?? null,
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
    },
  };
}

// A million documents need a larger heap than the store's default. Touched at the start, as in production, it does not
// count as memory that grows with them.
process.env.ELASTICSEARCH_LOCAL_JAVA_OPTS ??= '-Xms1g -Xmx1g -XX:+AlwaysPreTouch';
await runTool({
  workplace: { name: 'bench', variablePrefix: 'BENCH_', portOffset: 200 },
  usage:
    'Usage: npm run bench -- search|events|requests|streams|reach|pages|parsers|places|overload|table-size [--only part,part] [--sizes 10000,100000] [--rounds 5] [--seconds 10] [--fresh]',
  listed: 'Parts',
  readFlags,
});
