import { LRUCache } from 'lru-cache';
import type { CityCounts } from '../domain/city-counts.js';

/** Maximum number of cached figures of one kind: more than are requested in a minute. */
const keptFigures = 1000;

/**
 * Figures that need a read of many listings, such as who serves which city. Each is read once for all requests until
 * the counts by city change.
 */
export function createFiguresCache<Asked extends NonNullable<unknown>, Figures>(
  read: (asked: Asked) => Promise<Figures>,
): (byCity: CityCounts[], asked: Asked) => Promise<Figures> {
  const cached = new LRUCache<Asked, { byCity: CityCounts[]; figures: Promise<Figures> }>({ max: keptFigures });
  return (byCity, asked) => {
    const known = cached.get(asked);
    if (known?.byCity === byCity) return known.figures;
    const figures = read(asked);
    cached.set(asked, { byCity, figures });
    figures.catch(() => cached.delete(asked));
    return figures;
  };
}
