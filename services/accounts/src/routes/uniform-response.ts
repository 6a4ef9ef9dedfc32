import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@poolpros/chassis/database';
import { createOnce } from '@poolpros/chassis/idempotency';
import type { EntityManager } from 'typeorm';

type Creating = Parameters<typeof createOnce>;

/** Longer than the work for an email that gets a mail takes. */
const responseMs = 150;

/** Accepts a request for a mail. The response is the same, and takes the same time, whether a mail is sent or not. */
export async function respondUniformly(
  database: Database,
  request: Creating[1],
  reply: Creating[2],
  work: (tx: EntityManager) => Promise<void>,
): Promise<Record<string, never>> {
  const done = createOnce(database, request, reply, async (tx) => {
    await work(tx);
    return {};
  });
  const [response] = await Promise.all([done, delay(responseMs)]);
  return response;
}
