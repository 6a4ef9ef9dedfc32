import type { EntitySchema } from 'typeorm';
import type { ZodApp } from '../http.js';
import type { Job } from '../jobs.js';
import type { PersonalRows } from '../personal-data/rows.js';
import type { Command, Part } from '../run.js';
import type { Subscription } from '../service.js';

/** What one subject adds to a service. `X` is the context that it needs. */
export interface Module<X> {
  entities?: readonly EntitySchema[];
  /** Hooks and routes, in the order in which they are added. */
  routes?: readonly ((app: ZodApp, context: X) => void | Promise<void>)[];
  subscribes?: readonly Subscription<X>[];
  parts?: (context: X) => readonly Part[];
  jobs?: readonly ((context: X) => Job)[];
  commands?: Record<string, Command<X>>;
  /** Functions that return the recipients and facts of a mail, by template. */
  mails?: object;
  /** The tables that hold what is personal. */
  personalData?: readonly PersonalRows[];
}

/**
 * Adds modules to the definition of a service, in order. Handlers of one stream become one subscription, with the
 * highest concurrency of them.
 */
export const joinModules = <X>(modules: readonly Module<X>[]) => ({
  entities: modules.flatMap(({ entities = [] }) => entities),
  routes: modules.flatMap(({ routes = [] }) => routes),
  subscribes: joinSubscriptions(modules.flatMap(({ subscribes = [] }) => subscribes)),
  parts: (context: X) => modules.flatMap(({ parts }) => parts?.(context) ?? []),
  jobs: modules.flatMap(({ jobs = [] }) => jobs),
  commands: Object.assign({}, ...modules.map(({ commands }) => commands)) as Record<string, Command<X>>,
  personalData: modules.flatMap(({ personalData = [] }) => personalData),
});

function joinSubscriptions<X>(subscriptions: readonly Subscription<X>[]): Subscription<X>[] {
  const byStream = new Map<string, Subscription<X>>();
  for (const { stream, handlers, concurrency } of subscriptions) {
    const before = byStream.get(stream.name);
    const most = Math.max(before?.concurrency ?? 0, concurrency ?? 0);
    byStream.set(stream.name, {
      stream,
      handlers: [...(before?.handlers ?? []), ...handlers],
      ...(most > 0 && { concurrency: most }),
    });
  }
  return [...byStream.values()];
}
