/**
 * - answer: the service responded, if only with an error of this request;
 * - error: it could not be reached, or says that it cannot work;
 * - timeout: no response in time.
 */
export type Sign = 'answer' | 'error' | 'timeout';

/** The calls of the last two seconds. */
export interface RecentCalls {
  begin(): void;
  end(sign: Sign): void;
  /**
   * Whether more than half of at least ten calls failed. A timeout counts only while the service has answered nothing
   * at all for two seconds: before, it is slow.
   */
  areFailing(): boolean;
  forget(): void;
}

const windowMs = 2000;
/** More than one IP address may send in the window for long, so that no single client decides for others. */
const leastCalls = 10;
const sliceMs = 100;

/** `now` is the clock in ms. */
export function createRecentCalls(now: () => number): RecentCalls {
  let slices: (Record<Sign, number> & { from: number })[] = [];
  /** When the first call began that nothing was answered after; null if there is none. */
  let silentSince: number | null = null;

  const count = (sign: Sign): number => slices.reduce((sum, slice) => sum + slice[sign], 0);
  function trim(): void {
    slices = slices.filter(({ from }) => from > now() - windowMs);
  }

  return {
    begin() {
      trim();
      if (slices.length === 0 && silentSince !== null && silentSince < now() - windowMs) silentSince = null;
      silentSince ??= now();
    },
    end(sign) {
      if (sign === 'answer') silentSince = null;
      let slice = slices.at(-1);
      if (!slice || slice.from <= now() - sliceMs) {
        slice = { from: now(), answer: 0, error: 0, timeout: 0 };
        slices.push(slice);
      }
      slice[sign] += 1;
    },
    areFailing() {
      trim();
      const isSilent = silentSince !== null && silentSince <= now() - windowMs;
      const failed = count('error') + (isSilent ? count('timeout') : 0);
      const all = failed + count('answer');
      return all >= leastCalls && failed > all / 2;
    },
    forget() {
      slices = [];
      silentSince = null;
    },
  };
}
