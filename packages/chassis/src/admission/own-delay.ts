import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const renewedMs = 100;

let delays: IntervalHistogram | undefined;
let since = 0;
let known = 0;

/** How late this process itself was on average in the last tenth of a second, in ms. */
export function ownDelayMs(): number {
  if (!delays) {
    delays = monitorEventLoopDelay({ resolution: resolutionMs });
    delays.enable();
  }
  if (performance.now() - since >= renewedMs && delays.count > 0) {
    known = Math.max(0, delays.mean / 1e6 - resolutionMs);
    delays.reset();
    since = performance.now();
  }
  return known;
}
