import type { ZodApp } from '@poolpros/chassis/http';

/** An answer may be kept only where its route says so, and a refusal never. */
export function refuseCaching(app: ZodApp): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
