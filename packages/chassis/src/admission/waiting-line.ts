/** One that waits. Times are ms of one clock. */
export interface Waiting {
  /** A lower one goes first. */
  rank: number;
  /** Those of one key take turns with those of others. */
  key: string | undefined;
  arrivedAt: number;
  /** When it has waited too long. */
  until: number;
}

export interface WaitingLine<W extends Waiting> {
  readonly length: number;
  /** How many would be served before one that comes now. */
  ahead(rank: number, key: string | undefined): number;
  add(one: W): void;
  /** Takes the one to serve next; call `takeOverdue` first. */
  takeNext(now: number): W | null;
  /** Takes those that have waited too long. */
  takeOverdue(now: number): W[];
  /** When the first of them will have waited too long; Infinity if none waits. */
  nextOverdueAt(): number;
}

const overloadedAt = 0.75;
/** When there are more keys than this, all are forgotten. */
const mostKeys = 10_000;

/**
 * A line in which lower ranks go first, and within a rank those keys that were served least since the line was empty
 * (start-time fair queueing). Equal ones go in order of arrival, or newest first once one has waited for most of its
 * time: then not all of them can be served, and the newest have the most time left.
 */
export function createWaitingLine<W extends Waiting>(): WaitingLine<W> {
  let line: { one: W; turn: number }[] = [];
  const turns = new Map<string, number>();
  let served = 0;

  const turnOf = (key: string | undefined): number => Math.max(served, (key && turns.get(key)) || 0);

  function takeAt(at: number): W | null {
    const [taken] = line.splice(at, 1);
    if (!taken) return null;
    served = Math.max(served, taken.turn);
    if (line.length === 0) forget();
    return taken.one;
  }
  function forget(): void {
    turns.clear();
    served = 0;
  }

  return {
    get length() {
      return line.length;
    },
    ahead(rank, key) {
      const turn = turnOf(key);
      return line.filter((each) => each.one.rank < rank || (each.one.rank === rank && each.turn <= turn)).length;
    },
    add(one) {
      if (turns.size > mostKeys) forget();
      const turn = turnOf(one.key);
      if (one.key) turns.set(one.key, turn + 1);
      line.push({ one, turn });
    },
    takeNext(now) {
      const newestFirst = line.some(({ one }) => now - one.arrivedAt > (one.until - one.arrivedAt) * overloadedAt);
      let best = 0;
      for (const [at, { one, turn }] of line.entries()) {
        const first = line[best];
        if (!first) break;
        const order = one.rank - first.one.rank || turn - first.turn;
        if (order < 0 || (order === 0 && newestFirst)) best = at;
      }
      return takeAt(best);
    },
    takeOverdue(now) {
      const overdue = line.filter(({ one }) => one.until <= now);
      if (overdue.length > 0) line = line.filter(({ one }) => one.until > now);
      return overdue.map(({ one }) => one);
    },
    nextOverdueAt: () => line.reduce((earliest, { one }) => Math.min(earliest, one.until), Number.POSITIVE_INFINITY),
  };
}
