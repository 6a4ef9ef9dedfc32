import type { Offered } from '../load/offered-load.js';
import { present } from '../present.js';
import type { Mark } from '../report/marks.js';

/** Times are multiples of the median of a search that is asked alone: what a machine can do differs. */
export const bounds = {
  kneeP99: 20,
  servedP99: 200,
  refusal: 8,
  gatewayPerRefusal: 2,
  goodput: 0.9,
  othersServed: 0.99,
  recoverySeconds: 2,
  memoryGrowth: 1.25,
};

/** What a load beyond the knee is judged by, all of it against the same run. */
export function marksOf(o: {
  name: string;
  knee: Offered;
  steps: readonly Offered[];
  /** Milliseconds of a search that is asked alone. */
  alone: number;
  memory: Record<'before' | 'after', Record<string, number>>;
  isMix: boolean;
}): Mark[] {
  const { knee, steps, alone } = o;
  const beyond = steps.filter(({ outcome }) => outcome.refused + outcome.failed > 0);
  const recoveries = steps.flatMap(({ recoverySeconds }) => recoverySeconds ?? []);
  const failedOf = (kind: string) =>
    steps.reduce((sum, { byKind }) => sum + (byKind[kind]?.failed ?? 0) + (byKind[kind]?.refused ?? 0), 0);
  const marks: Mark[] = [
    {
      name: 'served / what the knee serves of it, worst step',
      value: Math.min(
        ...steps.map(
          ({ perSecond, outcome }) => outcome.servedPerSecond / Math.min(perSecond, knee.outcome.servedPerSecond),
        ),
      ),
      atLeast: bounds.goodput,
    },
    {
      name: 'p99 of what is served / a search alone',
      value: Math.max(...steps.map(({ outcome }) => outcome.p99)) / alone,
      atMost: bounds.servedP99,
    },
    ...(beyond.length > 0
      ? [
          {
            name: 'mean time of what is not served / a search alone',
            value: Math.max(...beyond.map(({ outcome }) => outcome.unservedMean)) / alone,
            atMost: bounds.refusal,
          },
          {
            name: 'processor time of the gateway, what is not served / what is',
            value: gatewayPerRefusal(knee, beyond),
            atMost: bounds.gatewayPerRefusal,
          },
        ]
      : []),
    { name: 'forms that were not served', value: failedOf('form'), atMost: 0 },
    // The pages of a mix are part of what is too much.
    ...(o.isMix ? [] : [{ name: 'pages that were not served', value: failedOf('page'), atMost: 0 }]),
    {
      name: 'seconds until normal after the load has fallen',
      value: Math.max(...recoveries),
      atMost: bounds.recoverySeconds,
    },
    ...Object.entries(o.memory.before).map(([process, before]) => ({
      name: `memory of ${process} after / before`,
      value: (o.memory.after[process] ?? Number.NaN) / before,
      atMost: bounds.memoryGrowth,
    })),
  ];
  return marks.map((mark) => ({ ...mark, name: `${o.name}: ${mark.name}` }));
}

/** What others notice of one network that asks for far more than can be served. */
export function marksNextToFlood({ byKind }: Offered, alone: number): Mark[] {
  const others = present(byKind.search, 'searches of others');
  return [
    {
      name: 'searches of others, served / sent',
      value: others.served / (others.served + others.refused + others.failed),
      atLeast: bounds.othersServed,
    },
    { name: 'p99 of those of others / a search alone', value: others.p99 / alone, atMost: bounds.servedP99 },
  ].map((mark) => ({ ...mark, name: `one network asks for nearly all: ${mark.name}` }));
}

/**
 * A served request costs what it costs at the knee; the rest of the time is that of the refusals. Of all steps together: in one
 * with few refusals it would be the noise of the others.
 */
function gatewayPerRefusal(knee: Offered, steps: readonly Offered[]): number {
  const perServed = knee.gateway.ms / knee.gateway.served;
  const sum = (of: (gateway: Offered['gateway']) => number) =>
    steps.reduce((total, { gateway }) => total + of(gateway), 0);
  const rest = sum(({ ms, served }) => ms - served * perServed);
  return rest / sum(({ refused, failed }) => refused + failed) / perServed;
}
