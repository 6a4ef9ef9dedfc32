import { type Cached, staleWhileRevalidate } from '@poolpros/chassis/stale-while-revalidate';
import { minuteMs } from '@poolpros/contracts/time';
import { LRUCache } from 'lru-cache';

/** Maximum number of cached figures of one kind: more than are requested in a minute. */
const keptFigures = 1000;
/** On a quiet site, figures from before a change are not shown much later. */
const keptMs = 5 * minuteMs;

/**
 * Figures that need a read of many listings, such as who serves which city. They are read again when the version of what
 * they depend on is another one, once for all requests, which get the previous figures in the meantime.
 */
export function createFiguresCache<View, Asked extends NonNullable<unknown>, Figures>(o: {
  read: (asked: Asked) => Promise<Figures>;
  versionOf: (view: View, asked: Asked) => unknown;
}): (view: View, asked: Asked) => Promise<Figures> {
  interface Dated {
    asked: Asked;
    version: unknown;
    figures: Figures;
  }
  let newest: View;
  const dated = staleWhileRevalidate<Asked, Dated>({
    read: async (asked) => ({ asked, version: o.versionOf(newest, asked), figures: await o.read(asked) }),
    isFresh: ({ asked, version }) => version === o.versionOf(newest, asked),
    entries: new LRUCache<Asked, Cached<Dated>>({ max: keptFigures, ttl: keptMs }),
    now: () => performance.now(),
  });
  return async (view, asked) => {
    newest = view;
    return (await dated(asked)).figures;
  };
}
