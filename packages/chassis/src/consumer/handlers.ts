import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database.js';
import type { Log } from '../log.js';
import { enterInbox } from './inbox.js';

/** What a handler with an inbox receives. */
export interface HandlerContext {
  /** The transaction that also writes the inbox row, so effects in it happen once. */
  tx: EntityManager;
  log: Log;
  /** Runs after the commit. Nothing waits for it; a failure is logged and does not repeat the event. */
  afterCommit(work: AfterCommit): void;
}

/** The result of handling an event: whether it was handled now or earlier, and the work that follows the commit. */
export interface Handled {
  first: boolean;
  afterwards: Promise<void>;
}

/** The handler of one event type, as a consumer takes it. */
export interface EventHandler {
  definition: EventDefinition;
  needsInbox: boolean;
  /** The lane of an event: it waits for earlier events of the same lane. Null for a handler that orders them itself. */
  laneOf(aggregateId: string): string | null;
  /** Throws when the body is invalid. A newer version of this service may accept it. */
  run(body: unknown, context: { inbox: Database | null; log: Log }): Promise<Handled>;
}

/** A handler whose effects are rows. Its effects, the events it adds and the inbox row share one transaction. */
export function transactionalHandler<E extends EventDefinition>(
  definition: E,
  handle: (event: EventOf<E>, scope: HandlerContext) => Promise<void>,
): EventHandler {
  return {
    definition,
    needsInbox: true,
    laneOf: ofAggregate,
    async run(body, { inbox, log }) {
      if (!inbox) throw new Error(`${definition.type} needs an inbox`);
      const event = parse(definition, body);
      const work: AfterCommit[] = [];
      const first = await inbox.transaction(async (tx) => {
        if (!(await enterInbox(tx, event))) return false;
        await handle(event, { tx, log, afterCommit: (step) => work.push(step) });
        return true;
      });
      return { first, afterwards: runAll(first ? work : [], log) };
    },
  };
}

/** A handler without a database. It must be idempotent and tolerate reordering. */
export function idempotentHandler<E extends EventDefinition>(
  definition: E,
  handle: (event: EventOf<E>, scope: { log: Log }) => Promise<void>,
): EventHandler {
  return {
    definition,
    needsInbox: false,
    laneOf: ofAggregate,
    async run(body, { log }) {
      await handle(parse(definition, body), { log });
      return { first: true, afterwards: Promise.resolve() };
    },
  };
}

/**
 * Like `transactionalHandler`, for a handler that needs data from a neighbor. `prepare` fetches it before the
 * transaction begins, so that no transaction is open while the neighbor is slow.
 */
export function preparedHandler<E extends EventDefinition, P>(
  definition: E,
  prepare: (event: EventOf<E>) => Promise<P>,
  handle: (event: EventOf<E>, scope: HandlerContext & { prepared: P }) => Promise<void>,
): EventHandler {
  return {
    definition,
    needsInbox: true,
    laneOf: ofAggregate,
    async run(body, context) {
      const prepared = await prepare(parse(definition, body));
      return transactionalHandler(definition, (event, scope) => handle(event, { ...scope, prepared })).run(
        body,
        context,
      );
    },
  };
}

const ofAggregate = (aggregateId: string): string => aggregateId;

function parse<E extends EventDefinition>(definition: E, body: unknown): EventOf<E> {
  const result = definition.envelope.safeParse(body);
  if (result.success) return result.data as EventOf<E>;
  const [issue] = result.error.issues;
  throw new Error(`body does not fit: ${issue?.path.join('.')} ${issue?.message}`);
}

type AfterCommit = () => Promise<void> | void;

async function runAll(work: readonly AfterCommit[], log: Log): Promise<void> {
  for (const step of work) {
    try {
      await step();
    } catch (error) {
      log.error({ err: error }, 'work after the commit failed');
    }
  }
}

/**
 * Handlers by event type. Throws when two handle one type, a type is of another stream,
 * or a handler needs an inbox and there is none.
 */
export function handlersByType(
  stream: string,
  handlers: readonly EventHandler[],
  hasInbox: boolean,
): Map<string, EventHandler> {
  const byType = new Map<string, EventHandler>();
  for (const handler of handlers) {
    const { type, stream: origin } = handler.definition;
    if (origin.name !== stream) throw new Error(`${type} is not an event of ${stream}`);
    if (byType.has(type)) throw new Error(`${type} has two handlers`);
    if (handler.needsInbox && !hasInbox) throw new Error(`${type} needs an inbox`);
    byType.set(type, handler);
  }
  return byType;
}
