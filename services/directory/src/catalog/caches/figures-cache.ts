import { type Cached, staleWhileRevalidate } from '@poolpros/chassis/stale-while-revalidate';
import { minuteMs } from '@poolpros/contracts/time';
import { LRUCache } from 'lru-cache';
import type { CityCounts } from '../domain/city-counts.js';

/** Maximum number of cached figures of one kind: more than are requested in a minute. */
const keptFigures = 1000;
/** On a quiet site, figures from before a change are not shown much later. */
const keptMs = 5 * minuteMs;

/**
 * Figures that need a read of many listings, such as who serves which city. They are read again after the counts by city
 * change, once for all requests, which get the previous figures in the meantime.
 */
export function createFiguresCache<Asked extends NonNullable<unknown>, Figures>(
  read: (asked: Asked) => Promise<Figures>,
): (byCity: CityCounts[], asked: Asked) => Promise<Figures> {
  interface Dated {
    byCity: CityCounts[] | null;
    figures: Figures;
  }
  let newest: CityCounts[] | null = null;
  const dated = staleWhileRevalidate<Asked, Dated>({
    read: async (asked) => ({ byCity: newest, figures: await read(asked) }),
    isFresh: ({ byCity }) => byCity === newest,
    entries: new LRUCache<Asked, Cached<Dated>>({ max: keptFigures, ttl: keptMs }),
    now: () => performance.now(),
  });
  return async (byCity, asked) => {
    newest = byCity;
    return (await dated(asked)).figures;
  };
}
