import type { RawEvent } from '../bus/stored-events.js';
import type { Database } from '../database.js';
import type { NextTry } from './failure.js';
import type { DeadLetter } from './retries.js';

export interface DueEvent extends RawEvent {
  id: string;
  sequence: number;
  failures: number;
}

/** The rows of `event_retries` that belong to one stream. */
export interface EventRetries {
  add(event: RawEvent & { sequence: number; eventId: string; lastError: string }, next: NextTry): Promise<void>;
  /** The event that has been due longest, leased to this replica; null when none is due. */
  claim(leaseMs: number): Promise<DueEvent | null>;
  failed(id: string, lastError: string, next: NextTry): Promise<void>;
  remove(id: string): Promise<void>;
  removeSequence(sequence: number): Promise<void>;
  find(sequence: number): Promise<RawEvent[]>;
  count(): Promise<{ waiting: number; dead: number }>;
  deadLetters(): Promise<DeadLetter[]>;
}

interface EventRow {
  id: string;
  sequence: string;
  subject: string;
  body: Buffer;
  traceparent: string | null;
  failures: number;
}

const rawEvent = ({ subject, body, traceparent }: Pick<EventRow, 'subject' | 'body' | 'traceparent'>): RawEvent => ({
  subject,
  data: body,
  traceparent: traceparent ?? undefined,
});

const inMs = (parameter: string): string => `now() + make_interval(secs => ${parameter}::float / 1000)`;

export function eventRetries({ dataSource }: Database, stream: string): EventRetries {
  return {
    async add(event, { failures, delayMs }) {
      // An event that is redelivered because its acknowledgment was lost already has its row.
      await dataSource.query(
        `insert into event_retries
           (stream, sequence, event_id, subject, body, traceparent, failures, last_error, next_at, dead_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, ${inMs('$9')}, case when $10 then now() end)
         on conflict (stream, sequence, event_id) do nothing`,
        [
          stream,
          event.sequence,
          event.eventId,
          event.subject,
          event.data,
          event.traceparent ?? null,
          failures,
          event.lastError,
          delayMs ?? 0,
          delayMs === null,
        ],
      );
    },
    async claim(leaseMs) {
      const [[row]]: [EventRow[], number] = await dataSource.query(
        `update event_retries set next_at = ${inMs('$2')}
         where id = (select id from event_retries where stream = $1 and dead_at is null and next_at <= now()
                     order by next_at limit 1 for update skip locked)
         returning id, sequence, subject, body, traceparent, failures`,
        [stream, leaseMs],
      );
      return row ? { ...rawEvent(row), id: row.id, sequence: Number(row.sequence), failures: row.failures } : null;
    },
    async failed(id, lastError, { failures, delayMs }) {
      await dataSource.query(
        `update event_retries
         set failures = $2, last_error = $3, next_at = ${inMs('$4')}, dead_at = case when $5 then now() end
         where id = $1`,
        [id, failures, lastError, delayMs ?? 0, delayMs === null],
      );
    },
    async remove(id) {
      await dataSource.query('delete from event_retries where id = $1', [id]);
    },
    async removeSequence(sequence) {
      await dataSource.query('delete from event_retries where stream = $1 and sequence = $2', [stream, sequence]);
    },
    async find(sequence) {
      const rows: EventRow[] = await dataSource.query(
        'select subject, body, traceparent from event_retries where stream = $1 and sequence = $2 order by id',
        [stream, sequence],
      );
      return rows.map(rawEvent);
    },
    async count() {
      const [row]: { waiting: number; dead: number }[] = await dataSource.query(
        `select count(*) filter (where dead_at is null)::int as waiting, count(dead_at)::int as dead
         from event_retries where stream = $1`,
        [stream],
      );
      return row ?? { waiting: 0, dead: 0 };
    },
    async deadLetters() {
      const rows: { sequence: string; dead_at: Date; subject: string; failures: number; last_error: string }[] =
        await dataSource.query(
          `select sequence, dead_at, subject, failures, last_error from event_retries
           where stream = $1 and dead_at is not null order by dead_at, id`,
          [stream],
        );
      return rows.map((row) => ({
        sequence: Number(row.sequence),
        at: row.dead_at,
        about: `${row.subject}, failed ${row.failures} times: ${row.last_error}`,
      }));
    },
  };
}
