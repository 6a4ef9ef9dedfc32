import { type Readable, Transform } from 'node:stream';
import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';

/** A body that is forwarded while it arrives. */
export interface StreamedBody {
  /** Maximum bytes. */
  streamed: number;
  /** Time limit for its arrival; the server itself accepts no request longer than 30 s. */
  withinMs: number;
}

/** Streams the bodies of the routes below this app: only what is in transit is buffered here. */
export function streamBodiesOn(app: ZodApp, limits: StreamedBody): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    const body = bounded(payload, limits);
    if (Number(request.headers['content-length'] ?? 0) <= limits.streamed) return done(null, body);
    const problem = tooLarge(limits);
    body.destroy(problem);
    done(problem);
  });
  // A client that still sends after the time limit does not keep its connection.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 408 && !request.raw.complete) reply.header('connection', 'close');
  });
}

/** The body up to its limits. Beyond them it fails with an error for the visitor, and the rest is dropped. */
function bounded(payload: Readable, limits: StreamedBody): Readable {
  let bytes = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limits.streamed ? tooLarge(limits) : null, chunk);
    },
  });
  const timer = setTimeout(() => {
    // A rejected client may keep sending for this long, so that it reads the refusal before the connection closes.
    if (body.destroyed) payload.destroy();
    else body.destroy(new Problem('request_timeout', 'The request took too long to arrive.'));
  }, limits.withinMs);
  payload.once('close', () => {
    clearTimeout(timer);
    if (!body.writableEnded) body.destroy(new Error('the client broke off'));
  });
  // It may fail before anyone reads it.
  body.on('error', () => payload.resume());
  return payload.pipe(body);
}

const tooLarge = ({ streamed }: StreamedBody): Problem =>
  new Problem('payload_too_large', `At most ${streamed.toLocaleString('en-US')} bytes can be sent here.`);
