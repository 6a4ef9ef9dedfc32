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

interface Place<W extends Waiting> {
  one: W;
  turn: number;
  /** When it has waited for most of its time. */
  lateAt: number;
  hasLeft: boolean;
}

const lateAfter = 0.75;
/** When there are more keys than this, all are forgotten. */
const mostKeys = 10_000;

/** How many are at the beginning of a list for which something is true. */
function countFirst<T>(list: readonly T[], isTrue: (each: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isTrue(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first one that still waits; those before it are removed. */
function firstIn<W extends Waiting>(list: Place<W>[]): Place<W> | undefined {
  while (list[0]?.hasLeft) list.shift();
  return list[0];
}

/**
 * A line in which lower ranks go first, and within a rank those keys that were served least since the line was empty
 * (start-time fair queueing). Equal ones go in order of arrival, or newest first once one has waited for most of its
 * time: then not all of them can be served, and the newest have the most time left.
 */
export function createWaitingLine<W extends Waiting>(): WaitingLine<W> {
  /** By rank and turn, equal ones in order of arrival. */
  let line: Place<W>[] = [];
  /** The same by `until` and by `lateAt`, with some that have left. */
  const byEnd: Place<W>[] = [];
  const byLate: Place<W>[] = [];
  const turns = new Map<string, number>();
  let served = 0;

  const turnOf = (key: string | undefined): number => Math.max(served, (key && turns.get(key)) || 0);

  /** How many have at most this rank and turn. */
  const countUpTo = (rank: number, turn: number): number =>
    countFirst(line, (each) => each.one.rank < rank || (each.one.rank === rank && each.turn <= turn));

  function forget(): void {
    turns.clear();
    served = 0;
  }

  return {
    get length() {
      return line.length;
    },
    ahead: (rank, key) => countUpTo(rank, turnOf(key)),
    add(one) {
      if (turns.size > mostKeys) forget();
      const turn = turnOf(one.key);
      if (one.key) turns.set(one.key, turn + 1);
      const lateAt = one.arrivedAt + lateAfter * (one.until - one.arrivedAt);
      const place = { one, turn, lateAt, hasLeft: false };
      line.splice(countUpTo(one.rank, turn), 0, place);
      byEnd.splice(
        countFirst(byEnd, (each) => each.one.until <= one.until),
        0,
        place,
      );
      byLate.splice(
        countFirst(byLate, (each) => each.lateAt <= lateAt),
        0,
        place,
      );
    },
    takeNext(now) {
      const [first] = line;
      if (!first) return null;
      const newestFirst = (firstIn(byLate)?.lateAt ?? now) < now;
      const [taken = first] = line.splice(newestFirst ? countUpTo(first.one.rank, first.turn) - 1 : 0, 1);
      taken.hasLeft = true;
      served = Math.max(served, taken.turn);
      if (line.length === 0) forget();
      return taken.one;
    },
    takeOverdue(now) {
      const overdue: W[] = [];
      for (let first = firstIn(byEnd); first && first.one.until <= now; first = firstIn(byEnd)) {
        first.hasLeft = true;
        overdue.push(first.one);
      }
      if (overdue.length > 0) line = line.filter(({ hasLeft }) => !hasLeft);
      firstIn(byLate);
      return overdue;
    },
    nextOverdueAt: () => firstIn(byEnd)?.one.until ?? Number.POSITIVE_INFINITY,
  };
}
