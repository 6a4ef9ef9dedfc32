import type { Consumer } from '../consumer.js';
import { type Command, UsageError } from '../run.js';

type ConsumersOf<X> = (context: X) => Consumer[] | Promise<Consumer[]>;

/**
 * The command `replay <STREAM> <sequence>`: runs this service's own handler for one stored event, with the same
 * inbox. Nothing is published again, so no other service sees the event twice.
 */
export function replayCommand<X>(consumers: ConsumersOf<X>): Command<X> {
  return async (context, [stream, sequence]) => {
    const known = await consumers(context);
    const consumer = known.find((candidate) => candidate.stream === stream);
    if (!consumer)
      throw new UsageError(`replay needs one of the streams ${known.map((each) => each.stream).join(', ')}`);
    if (!/^[1-9][0-9]*$/.test(sequence ?? ''))
      throw new UsageError('replay needs the sequence of an event in the stream');
    const outcome = await consumer.replay(Number(sequence));
    process.stdout.write(`${stream} ${sequence}: ${outcome}\n`);
  };
}

/** The command `dead-letters`: lists the events that this service dead-lettered, in the form that `replay` takes. */
export function deadLettersCommand<X>(consumers: ConsumersOf<X>): Command<X> {
  return async (context) => {
    for (const consumer of await consumers(context))
      for (const { sequence, at, about } of await consumer.deadLetters())
        process.stdout.write(`${consumer.stream} ${sequence}: ${at.toISOString()} ${about}\n`);
  };
}
