/** A rectangle of the map that is taken, in pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text around a point, in pixels. */
export interface Label {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
}

// Mean width of a letter against its size, on the wide side, in the faces that may be at hand.
const letterWidth = 0.6;
const margin = 3;

/** Keeps texts apart from each other and inside the map. */
export interface Layout {
  /** Places a label; false when its room is taken or it runs off the map. */
  place(label: Label): boolean;
  /** Reserves a rectangle even if it is taken. */
  reserve(box: Box): void;
}

export const widthOf = (text: string, size: number): number => text.length * size * letterWidth;

export function createLayout(width: number, height: number): Layout {
  const taken: Box[] = [];
  return {
    reserve: (box) => void taken.push(box),
    place({ text, x, y, size }) {
      const half = widthOf(text, size) / 2 + margin;
      const box = { left: x - half, top: y - size, right: x + half, bottom: y + size * 0.3 };
      if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) return false;
      if (taken.some((other) => overlap(box, other))) return false;
      taken.push(box);
      return true;
    },
  };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
