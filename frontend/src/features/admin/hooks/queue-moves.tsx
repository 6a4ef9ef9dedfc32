import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

/** For how long presses are ignored after another item took the place of one that was decided, in milliseconds. */
export const settlesAfter = 700;

function createMoves() {
  let shown: string | null = null;
  let hasDecided = false;
  let movedAt = Number.NEGATIVE_INFINITY;
  return {
    decide() {
      hasDecided = true;
    },
    show(items: string) {
      // Who chose another item themselves means it.
      if (hasDecided && shown !== items) {
        movedAt = performance.now();
        hasDecided = false;
      }
      shown = items;
    },
    /** Whether a press can be meant for the item that is shown, not for the one that was in its place. */
    isSettled: () => performance.now() - movedAt >= settlesAfter,
  };
}

const Moves = createContext<ReturnType<typeof createMoves> | null>(null);

/** Knows when the items of the queue below it moved. */
export function QueueMoves({ children }: { children: ReactNode }) {
  const [moves] = useState(createMoves);
  return <Moves value={moves}>{children}</Moves>;
}

export function useQueueMoves() {
  const moves = useContext(Moves);
  if (moves === null) throw new Error('A queue needs QueueMoves above it');
  return moves;
}

/** Tells which items stand where they can be pressed; null while they load. */
export function useShownItems(items: string | null): void {
  const moves = useQueueMoves();
  useLayoutEffect(() => {
    if (items !== null) moves.show(items);
  }, [moves, items]);
}
