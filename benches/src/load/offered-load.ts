import { join } from 'node:path';
import { short } from '../report/figures.js';
import type { Site } from '../sites/site.js';
import { paced } from './generators.js';
import type { Load } from './overload-requests.js';
import { type Outcome, outcomeOf, responsesOf, secondsUntilNormal } from './paced-figures.js';
import { cpuTimeOf } from './process-figures.js';

/** What became of a load at one rate. */
export interface Offered {
  perSecond: number;
  outcome: Outcome;
  byKind: Record<string, Outcome>;
  /** Processor time of the gateway in milliseconds, and what it did in it: the rate after the fall counts here, too. */
  gateway: { ms: number; served: number; refused: number; failed: number };
  /** Processor time of the generator for each request, in milliseconds. */
  generatorMs: number;
  /** Until everything is served in time after the load has fallen; null where it did not fall. */
  recoverySeconds: number | null;
}

/** The loads of an overload on one site. */
export interface Offering {
  offer(load: Load, perSecond: number, seconds: number): Promise<Offered>;
  /** The same, then a rate that the site can serve. */
  offerThen(load: Load, perSecond: number, seconds: number, after: { perSecond: number }): Promise<Offered>;
  /** The largest rate of which everything is served in time, and what became of it; tries rates in ascending order. */
  knee(load: Load, seconds: number, detail: (text: string) => void): Promise<Offered | null>;
}

interface Rate {
  perSecond: number;
  seconds: number;
}

const climb = { first: 50, factor: 1.3, last: 3000 };
const afterSeconds = 6;

/** Offers loads to the gateway of a site; in time is what takes no longer than `inTimeMs`. */
export function createOffering(folder: string, site: Site, inTimeMs: number): Offering {
  const port = Number(new URL(site.urls.gateway).port);
  const gatewayTime = () => cpuTimeOf(join(folder, 'run'), `${site.name}-gateway`);

  async function run(load: Load, rates: [Rate, ...Rate[]]): Promise<Offered> {
    const [{ perSecond, seconds }] = rates;
    const phases = rates.map((rate) => ({
      port,
      pace: { perSecond: rate.perSecond },
      seconds: rate.seconds,
      requests: load(Math.ceil(rate.perSecond * rate.seconds), rate.perSecond),
    }));
    const before = gatewayTime();
    const result = await paced(folder, { phases });
    const ms = gatewayTime() - before;
    const responses = responsesOf({ phases }, result);
    const { served, refused, failed } = outcomeOf(responses, seconds);
    const first = responses.filter(({ phase }) => phase === 0);
    const kinds = [...new Set(first.map(({ kind }) => kind))];
    return {
      perSecond,
      outcome: outcomeOf(first, seconds),
      byKind: Object.fromEntries(
        kinds.map((kind) => [
          kind,
          outcomeOf(
            first.filter((response) => response.kind === kind),
            seconds,
          ),
        ]),
      ),
      gateway: { ms, served, refused, failed },
      generatorMs: result.cpuMs / responses.length,
      recoverySeconds: rates.length > 1 ? secondsUntilNormal(responses, seconds * 1000, inTimeMs) : null,
    };
  }
  const offer: Offering['offer'] = (load, perSecond, seconds) => run(load, [{ perSecond, seconds }]);
  const keepsUp = ({ outcome }: Offered): boolean => outcome.refused + outcome.failed === 0 && outcome.p99 <= inTimeMs;

  return {
    offer,
    offerThen: (load, perSecond, seconds, after) =>
      run(load, [
        { perSecond, seconds },
        { perSecond: after.perSecond, seconds: afterSeconds },
      ]),
    async knee(load, seconds, detail) {
      let knee: Offered | null = null;
      for (let perSecond = climb.first; perSecond <= climb.last; perSecond = Math.round(perSecond * climb.factor)) {
        let tried = await offer(load, perSecond, seconds);
        // A machine that others share is slow for a moment now and then.
        if (!keepsUp(tried)) tried = await offer(load, perSecond, seconds);
        const { refused, failed, p99 } = tried.outcome;
        detail(`${perSecond}/s: p99 ${short(p99)} ms, ${refused} refused, ${failed} failed`);
        if (!keepsUp(tried)) break;
        knee = tried;
      }
      return knee;
    },
  };
}
