import { type Readable, Transform } from 'node:stream';
import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';

/** A body that is passed on while it arrives. */
export interface StreamedBody {
  /** Bytes it may have. */
  streamed: number;
  /** In which it must have arrived; the server itself takes no request longer than 30 s. */
  withinMs: number;
}

/** Passes the bodies of the routes below this app on as they come: nothing but what is on its way is held here. */
export function streamBodiesOn(app: ZodApp, limits: StreamedBody): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    const body = bounded(payload, limits);
    if (Number(request.headers['content-length'] ?? 0) <= limits.streamed) return done(null, body);
    const problem = tooLarge(limits);
    body.destroy(problem);
    done(problem);
  });
  // One that is still sending after its time keeps no connection.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 408 && !request.raw.complete) reply.header('connection', 'close');
  });
}

/** The body up to its limits; beyond them it fails with what the visitor is told, and what else arrives is dropped. */
function bounded(payload: Readable, limits: StreamedBody): Readable {
  let bytes = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limits.streamed ? tooLarge(limits) : null, chunk);
    },
  });
  const timer = setTimeout(() => {
    // Who was rejected may send on for so long, so that the refusal is read before the connection ends.
    if (body.destroyed) payload.destroy();
    else body.destroy(new Problem('request_timeout', 'The request took too long to arrive.'));
  }, limits.withinMs);
  payload.once('close', () => {
    clearTimeout(timer);
    if (!body.writableEnded) body.destroy(new Error('the client broke off'));
  });
  // It may fail while nobody reads it yet.
  body.on('error', () => payload.resume());
  return payload.pipe(body);
}

const tooLarge = ({ streamed }: StreamedBody): Problem =>
  new Problem('payload_too_large', `At most ${streamed.toLocaleString('en-US')} bytes can be sent here.`);
