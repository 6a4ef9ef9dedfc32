import type { Service, ServiceType } from '@poolpros/contracts/catalogue';
import { phraseBook } from './phrases.js';
import type { Range, Token } from './tokens.js';
import * as connectives from './vocabulary/connectives.js';
import * as trade from './vocabulary/trade.js';

/** What a phrase says. */
export type Meaning =
  | { kind: 'body'; body: trade.Body }
  | { kind: 'deed'; deed: trade.Deed }
  | { kind: 'work'; body: trade.Body; deed: trade.Deed }
  | { kind: 'builder' }
  | { kind: 'part'; service: Service; onHotTub: Service }
  | { kind: 'poolKind'; type: ServiceType }
  | { kind: 'praise'; stars: number }
  | { kind: 'anyone' | 'worker' | 'leadIn' | 'filler' | 'afterName' | 'conjunction' | 'preposition' | 'separator' }
  | { kind: 'unknown' }
  | Taken;

/** Understood otherwise: as a place, a distance, a ZIP or rating, or as the size of a thing. */
interface Taken {
  kind: 'place' | 'distance' | 'measure' | 'size';
}
export type TakenRange = Range & { meaning: Taken };

/** Some tokens and what they say together. */
export type Piece = Range & { meaning: Meaning };

type Line = readonly [phrases: string, meaning: Meaning];

// Where two lines hold the same phrase, the later one counts.
const book = phraseBook<Meaning>([
  [connectives.fillers, { kind: 'filler' }],
  [connectives.leadIns, { kind: 'leadIn' }],
  [connectives.afterNames, { kind: 'afterName' }],
  [connectives.anyone, { kind: 'anyone' }],
  [connectives.workers, { kind: 'worker' }],
  [connectives.conjunctions, { kind: 'conjunction' }],
  [connectives.separators, { kind: 'separator' }],
  [connectives.placePrepositions, { kind: 'preposition' }],
  [trade.builders, { kind: 'builder' }],
  ...trade.praise.map(([phrases, stars]): Line => [phrases, { kind: 'praise', stars }]),
  ...trade.deeds.map(([phrases, deed]): Line => [phrases, { kind: 'deed', deed }]),
  ...trade.bodies.map(([phrases, body]): Line => [phrases, { kind: 'body', body }]),
  ...trade.parts.map(([phrases, part]): Line => [phrases, { kind: 'part', ...part }]),
  ...trade.poolKinds.map(([phrases, type]): Line => [phrases, { kind: 'poolKind', type }]),
  ...trade.bodyWork.map(([phrases, body, deed]): Line => [phrases, { kind: 'work', body, deed }]),
]);

/** Parts the tokens into pieces, each as long as possible; what is taken already stays as it is. */
export function piecesOf(tokens: readonly Token[], taken: readonly TakenRange[]): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < tokens.length; from = pieces.at(-1)?.to ?? tokens.length)
    pieces.push(pieceAt(tokens, taken, from));
  return pieces;
}

function pieceAt(tokens: readonly Token[], taken: readonly TakenRange[], from: number): Piece {
  const own = taken.find((range) => range.from <= from && from < range.to);
  if (own) return { from, to: own.to, meaning: own.meaning };
  const next = Math.min(...taken.filter((range) => range.from > from).map((range) => range.from), tokens.length);
  return book.longestAt(tokens, { from, to: next }) ?? { from, to: from + 1, meaning: { kind: 'unknown' } };
}

const parting: ReadonlySet<Meaning['kind']> = new Set(['separator', 'preposition', 'place', 'distance', 'measure']);

/** Whether a piece stands between what belongs together. */
export const isParting = ({ meaning }: Piece): boolean => parting.has(meaning.kind);

/** Neighbouring pieces that belong together: no comma, no place and no word such as "for" stands between them. */
export function runsOf(tokens: readonly Token[], pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isParting(piece) || tokens[piece.from]?.afterComma) runs.push([]);
    if (!isParting(piece)) runs.at(-1)?.push(piece);
  }
  return runs.filter((run) => run.length > 0);
}

/** Whether a run holds a word that nobody knows, and so may be a name. */
export const isName = (run: readonly Piece[]): boolean => run.some(({ meaning }) => meaning.kind === 'unknown');
