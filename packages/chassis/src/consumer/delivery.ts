import type { JsMsg } from '@nats-io/jetstream';
import { backoffMs, pause } from '../backoff.js';
import type { Database } from '../database.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import { runInTrace, traceFrom } from '../trace.js';
import { type Answer, answerTo } from './answer.js';
import { PermanentError } from './errors.js';
import type { EventHandler } from './handlers.js';

export type Outcome = 'handled' | 'duplicate' | 'ignored';

export interface Delivery {
  /** Runs the handler for one message body. Throws what the handler throws; PermanentError for an unreadable body. */
  process(data: Uint8Array, traceparent: string | undefined): Promise<Outcome>;
  /** Processes a message and answers the broker. Never throws. */
  deliver(message: JsMsg): Promise<void>;
}

// A third of the acknowledgement time: one lost heartbeat does not bring the event a second time.
const workingMs = 10_000;

/** How one service takes the events of one stream. `signal` ends waiting for a neighbour that is down. */
export function createDelivery(o: {
  stream: string;
  handlers: Map<string, EventHandler>;
  inbox: Database | null;
  log: Log;
  metrics: Metrics;
  signal: AbortSignal;
}): Delivery {
  async function process(data: Uint8Array, traceparent: string | undefined): Promise<Outcome> {
    const body = parseBody(data);
    const handler = o.handlers.get(body.type);
    if (!handler) return 'ignored';
    return await runInTrace(traceFrom(traceparent), async () => {
      const log = o.log.child({ eventId: body.id, type: body.type });
      const outcome = (await handler.run(body, { inbox: o.inbox, log })) ? 'handled' : 'duplicate';
      log.info({ outcome }, 'event handled');
      return outcome;
    });
  }

  async function processOrHold(message: JsMsg): Promise<Outcome | Answer> {
    const since = Date.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await process(message.data, message.headers?.get('traceparent') || undefined);
      } catch (error) {
        const { deliveryCount, streamSequence } = message.info;
        const answer = answerTo(error, { deliveryCount, heldMs: Date.now() - since });
        const fields = { err: error, subject: message.subject, streamSequence, deliveryCount };
        if (answer.kind !== 'hold') {
          if (answer.kind === 'retry') o.log.warn({ ...fields, delayMs: answer.delayMs }, 'event failed');
          else o.log.error(fields, 'event given up');
          return answer;
        }
        if (o.signal.aborted) return answer;
        if (attempt === 1) o.log.warn(fields, 'event held, a neighbour is down');
        await pause(backoffMs(attempt, { first: 250, max: 5000 }), o.signal);
      }
    }
  }

  async function deliver(message: JsMsg): Promise<void> {
    const heartbeat = setInterval(() => message.working(), workingMs);
    const result = await processOrHold(message).finally(() => clearInterval(heartbeat));
    if (typeof result === 'string') message.ack();
    else if (result.kind === 'retry') message.nak(result.delayMs);
    // Servers before 2.11 do not understand a reason; the log has it.
    else if (result.kind === 'term') message.term();
    else if (result.kind === 'exhausted') message.nak();
    else message.nak(1000);
    const outcome = typeof result === 'string' ? result : result.kind;
    o.metrics.consumerHandled.inc({ type: typeOf(message.subject), outcome });
    if (outcome === 'term' || outcome === 'exhausted') o.metrics.deadLetters.inc({ stream: o.stream });
  }

  // Only types that are handled become label values: a stranger's subject must not grow the metrics.
  const typeOf = (subject: string): string =>
    [...o.handlers.keys()].find((type) => subject.includes(`${type}.`)) ?? 'other';

  return { process, deliver };
}

function parseBody(data: Uint8Array): { id: unknown; type: string } {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(data));
  } catch (cause) {
    throw new PermanentError('the body is not JSON', { cause });
  }
  if (typeof body !== 'object' || body === null || !('type' in body) || typeof body.type !== 'string')
    throw new PermanentError('the body is not an event');
  return { id: undefined, ...body, type: body.type };
}
