import { isParting, type Meaning, type Piece } from './pieces.js';
import type { Token } from './tokens.js';

/** What stands around some tokens that could be a place. */
export interface Surroundings {
  /** "in", "near" or a distance stands before them. */
  isAfterPreposition: boolean;
  /** What is done, or what it is done to, stands before them. */
  isAfterTrade: boolean;
  /** Nothing but words that say nothing stands beside them. */
  isAlone: boolean;
  /** No word that nobody knows, and that may be a name, stands beside them. */
  isAmongKnown: boolean;
  /** Neither anywhere else in the text. */
  isTextKnown: boolean;
  isAtEnd: boolean;
}

const tradeKinds: ReadonlySet<Meaning['kind']> = new Set([
  'body',
  'deed',
  'work',
  'builder',
  'part',
  'anyone',
  'worker',
]);

/** Looks at the pieces beside one of them, up to the next comma or parting word. */
export function surroundingsOf(tokens: readonly Token[], pieces: readonly Piece[], index: number): Surroundings {
  const isAfterComma = (piece: Piece | undefined): boolean => piece !== undefined && !!tokens[piece.from]?.afterComma;
  const upTo = (list: readonly Piece[], ends: (piece: Piece, at: number) => boolean): Piece[] => {
    const end = list.findIndex(ends);
    return list.slice(0, end === -1 ? list.length : end);
  };
  const backwards = pieces.slice(0, index).reverse();
  const before = upTo(backwards, (piece, at) => isParting(piece) || isAfterComma(pieces[index - at]));
  const after = upTo(pieces.slice(index + 1), (piece) => isParting(piece) || isAfterComma(piece));
  const beside = [...before, ...after];
  const ofKind = (kind: Meaning['kind']) => (piece: Piece) => piece.meaning.kind === kind;
  const first = before.find((piece) => !ofKind('filler')(piece));
  const reached = backwards[before.length];
  return {
    isAfterPreposition:
      before.every((piece) => ofKind('filler')(piece) || ofKind('leadIn')(piece)) &&
      reached !== undefined &&
      !isAfterComma(pieces[index - before.length]) &&
      (ofKind('preposition')(reached) || ofKind('distance')(reached)),
    isAfterTrade: first !== undefined && tradeKinds.has(first.meaning.kind),
    isAlone: beside.every(ofKind('filler')),
    isAmongKnown: !beside.some(ofKind('unknown')),
    isTextKnown: !pieces.some((piece, at) => at !== index && piece.meaning.kind === 'unknown'),
    isAtEnd: pieces.slice(index + 1).every(ofKind('filler')),
  };
}
