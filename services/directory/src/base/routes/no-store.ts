import type { ZodApp } from '@poolpros/chassis/http';

/** A response may be stored only where its route says so, and an error never. */
export function noStoreByDefault(app: ZodApp): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
