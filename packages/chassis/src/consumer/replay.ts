import type { Consumer } from '../consumer.js';

/**
 * The command `replay <STREAM> <sequence>`: runs this service's own handler for one stored event, with the same
 * inbox. Nothing is published again, so no other service sees the event twice.
 */
export function replayCommand<X>(
  consumers: (context: X) => Consumer[] | Promise<Consumer[]>,
): (context: X, args: string[]) => Promise<void> {
  return async (context, [stream, sequence]) => {
    const known = await consumers(context);
    const consumer = known.find((candidate) => candidate.stream === stream);
    if (!consumer) throw new Error(`replay needs one of the streams ${known.map((each) => each.stream).join(', ')}`);
    if (!/^[1-9][0-9]*$/.test(sequence ?? '')) throw new Error('replay needs the sequence of an event in the stream');
    const outcome = await consumer.replay(Number(sequence));
    process.stdout.write(`${stream} ${sequence}: ${outcome}\n`);
  };
}
