import { expect, it } from 'vitest';
import { createWaitingLine, type Waiting } from './waiting-line.js';

interface Guest extends Waiting {
  name: number;
}

const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** The same rules, looking at everybody each time. */
function createPlainLine() {
  let line: { one: Guest; turn: number }[] = [];
  let turns = new Map<string, number>();
  let served = 0;
  const turnOf = (key = '') => Math.max(served, turns.get(key) ?? 0);
  return {
    ahead: (rank: number, key?: string) =>
      line.filter(({ one, turn }) => one.rank < rank || (one.rank === rank && turn <= turnOf(key))).length,
    add(one: Guest) {
      const turn = turnOf(one.key);
      turns.set(one.key ?? '', turn + 1);
      line.push({ one, turn });
    },
    takeNext(now: number) {
      const newestFirst = line.some(({ one }) => now - one.arrivedAt > 0.75 * (one.until - one.arrivedAt));
      const ordered = (newestFirst ? line.toReversed() : line).toSorted(
        (a, b) => a.one.rank - b.one.rank || a.turn - b.turn,
      );
      const [next] = ordered;
      if (!next) return null;
      line = line.filter((each) => each !== next);
      served = Math.max(served, next.turn);
      if (line.length === 0) [turns, served] = [new Map(), 0];
      return next.one;
    },
    takeOverdue(now: number) {
      const isOverdue = ({ one }: { one: Guest }) => one.until <= now;
      const overdue = line.filter(isOverdue).map(({ one }) => one);
      line = line.filter((each) => !isOverdue(each));
      return overdue;
    },
    nextOverdueAt: () => Math.min(...line.map(({ one }) => one.until)),
  };
}

it.each([1, 2, 3, 4])(
  'serves and refuses the same ones in the same order as plain rules would, with seed %i',
  (seed) => {
    const random = randomFrom(seed);
    const line = createWaitingLine<Guest>();
    const plain = createPlainLine();
    let now = 0;
    for (let name = 0; name < 5000; name++) {
      now += random(4);
      const [rank, key] = [random(3), `network ${random(5)}`];
      expect(line.ahead(rank, key)).toBe(plain.ahead(rank, key));
      const byName = (a: Guest, b: Guest) => a.name - b.name;
      expect(line.takeOverdue(now).sort(byName)).toEqual(plain.takeOverdue(now).sort(byName));
      if (random(5) < (name % 500 < 250 ? 3 : 2)) {
        const one = { name, rank, key, arrivedAt: now, until: now + 20 + random(400) };
        line.add(one);
        plain.add(one);
      } else expect(line.takeNext(now)).toEqual(plain.takeNext(now));
      expect(line.nextOverdueAt()).toBe(plain.nextOverdueAt());
    }
  },
);
