import * as z from 'zod';

/** A stream of one producing service: its name, its events and how long it keeps them. */
export interface StreamDefinition {
  /** Upper-case name of the stream; begins with the service's name in upper case. */
  name: string;
  /** First token of every subject in it: the service's name. */
  service: string;
  /** Second tokens of its subjects; null if the service has one stream for all its events. */
  nouns: readonly string[] | null;
  /** Days an event is stored; null for no limit. */
  maxAgeDays: number | null;
  /** Newest events stored per aggregate: 1 if the newest replaces the others; null for all. */
  maxPerAggregate: number | null;
}

/** One type of event: its name, its stream and the schema of its data. */
export interface EventDefinition<T extends string = string, D extends z.ZodType = z.ZodType> {
  type: T;
  stream: StreamDefinition;
  data: D;
  /** Schema of the whole message body. */
  envelope: z.ZodObject<{
    id: z.ZodUUID;
    type: z.ZodLiteral<T>;
    aggregateId: z.ZodString;
    aggregateVersion: z.ZodInt;
    occurredAt: z.ZodISODateTime;
    data: D;
  }>;
}

/** The message body of an event of this definition. */
export type EventOf<E extends EventDefinition> = z.infer<E['envelope']>;

/** True when events on a subject or of a type `<service>.<noun>…` belong to the stream. */
export function isInStream(stream: StreamDefinition, subject: string): boolean {
  const [service, noun] = subject.split('.');
  return service === stream.service && noun !== undefined && (stream.nouns === null || stream.nouns.includes(noun));
}

/** Declares an event `<service>.<noun>.<verb-past>.v<N>`; throws when the name does not fit its stream. */
export function defineEvent<T extends string, D extends z.ZodType>(
  stream: StreamDefinition,
  type: T,
  data: D,
): EventDefinition<T, D> {
  if (!new RegExp(`^${stream.service}\\.[a-z_]+\\.[a-z_]+\\.v[1-9][0-9]*$`).test(type))
    throw new Error(`${type} is not an event name of ${stream.service}`);
  if (!isInStream(stream, type)) throw new Error(`${type} is not an event of the stream ${stream.name}`);
  const envelope = z.object({
    id: z.uuid(),
    type: z.literal(type),
    aggregateId: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
    aggregateVersion: z.int().positive(),
    occurredAt: z.iso.datetime(),
    data,
  });
  return { type, stream, data, envelope };
}
