/** Lets only so many of one key in at a time. */
export interface Turnstile {
  /** Takes a place when fewer than `atOnce` of this key are inside; false when there is none. */
  enter(key: string, atOnce: number): boolean;
  /**
   * Calls `take` when a place is free; it returns false to let the next one have it. Only after `enter` said no. The lines
   * of a key come in turn, and each in its order.
   */
  wait(key: string, line: string, take: () => boolean): void;
  /** Gives a place back; once for each that was taken. */
  leave(key: string): void;
}

interface Waiting {
  inside: number;
  /** The line whose turn it is comes first. */
  lines: Map<string, (() => boolean)[]>;
}

export function createTurnstile(): Turnstile {
  const keys = new Map<string, Waiting>();

  function leave(key: string): void {
    const known = keys.get(key);
    if (!known) return;
    const next = nextOf(known);
    if (!next) {
      known.inside -= 1;
      if (known.inside === 0) keys.delete(key);
    } else if (!next()) {
      // Hundreds may have gone: others get their turn of the event loop between them.
      setImmediate(leave, key);
    }
  }

  return {
    enter(key, atOnce) {
      const known = keys.get(key);
      if (!known) keys.set(key, { inside: 1, lines: new Map() });
      else if (known.inside < atOnce) known.inside += 1;
      else return false;
      return true;
    },
    wait(key, line, take) {
      const lines = keys.get(key)?.lines;
      const waiting = lines?.get(line);
      if (waiting) waiting.push(take);
      else lines?.set(line, [take]);
    },
    leave,
  };
}

function nextOf({ lines }: Waiting): (() => boolean) | undefined {
  for (const [line, waiting] of lines) {
    const next = waiting.shift();
    lines.delete(line);
    if (waiting.length > 0) lines.set(line, waiting);
    return next;
  }
  return undefined;
}
