import { createRandom, type Random } from '@poolpros/seed-data/random';
import { drawPoint, type Metro, queryOf, shapeAt } from '../load/queries.js';
import { askAs } from './ask-as.js';

// Run as a process of its own: visitors who each come from another network, at a constant rate from its start until it is
// told to stop. A time begins when the visitor was due, so that one who could not even be sent counts as well.

export interface VisitorsJob {
  origin: string;
  perSecond: number;
  seed: number;
  metros: Metro[];
}
export interface Visit {
  kind: string;
  ms: number;
  status: number;
}

process.on('disconnect', () => process.exit());

function receive({ origin, perSecond, seed, metros }: VisitorsJob): void {
  const random = createRandom(seed);
  const visits: Promise<Visit>[] = [];
  const begin = performance.now();
  let stopped = false;
  const next = (): void => {
    if (stopped) return;
    const number = visits.length;
    const due = begin + (number * 1000) / perSecond;
    const point = queryOf(shapeAt(number), drawPoint(metros, random));
    const { kind, path } = wanted(number, point, random);
    const network = `100.${64 + (seed % 64)}.${(number >> 8) & 255}.${number & 255}`;
    visits.push(askAs(network, origin, { path }).then((status) => ({ kind, ms: performance.now() - due, status })));
    setTimeout(next, begin + (visits.length * 1000) / perSecond - performance.now());
  };
  next();
  process.once('message', () => {
    stopped = true;
    void Promise.all(visits).then((made) => process.send?.(made));
  });
}

function wanted(number: number, point: string, random: Random): { kind: string; path: string } {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => random.pick([...'abcdefghilmnoprst'])).join('');
  switch (number % 5) {
    case 0:
      return { kind: 'search', path: `/api/installers/search-enhanced${point}` };
    case 1:
      return { kind: 'regular search', path: `/api/installers/search${point}` };
    case 2:
      return { kind: 'search for words', path: `/api/installers/search-enhanced${point}&q=pool%20${letters(2)}` };
    case 3:
      return { kind: 'suggestions', path: `/api/search/suggestions?q=${letters(3)}` };
    default:
      return { kind: 'page of results', path: `/search-results${point}` };
  }
}

process.once('message', receive);
