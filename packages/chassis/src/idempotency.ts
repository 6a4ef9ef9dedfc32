import { createHash, createHmac } from 'node:crypto';
import { idempotencyKeyHeader, idempotencyKeyHours, replayedHeader } from '@poolpros/contracts/idempotency';
import { problemStatus } from '@poolpros/contracts/problem';
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import type { PersonalRows } from './personal-data/rows.js';
import { Refusal } from './refusal.js';

/** What came of requests, for when they come again. Of each service that has the table. */
export const idempotencyKeyRows: PersonalRows = {
  table: 'idempotency_keys',
  key: 'key_hash',
  columns: ['key_hash', 'request_hash', 'response'],
  kept: [{ keptDays: idempotencyKeyHours / 24, since: 'created_at', erase: 'delete', rule: 'idempotency' }],
  exported: { because: 'it names nobody, and repeats what the request created' },
};

type Request = Pick<FastifyRequest, 'method' | 'headers' | 'params' | 'body' | 'identity' | 'routeOptions'>;
type Reply = Pick<FastifyReply<RouteGenericInterface, RawServerBase>, 'statusCode' | 'code' | 'header' | 'hasHeader'>;

/** The outcome of a request: the status and body of its reply, or the status and problem of a refusal. */
interface Outcome {
  status: number;
  response: unknown;
}
type Refused = Pick<Refusal, 'code' | 'detail' | 'errors'>;

/**
 * Runs work that creates something in one transaction and returns its result, which is JSON without secrets. A request
 * with an `Idempotency-Key` runs it once: key, effect and response are committed together. A repeated request gets the
 * stored response, and a concurrent one waits. Throws Refusal `idempotency_key_reused` when the key was used for
 * another request, `idempotency_key_in_use` when the first request takes too long. Set the status of the reply before
 * the call.
 */
export async function createOnce<T>(
  database: Database,
  request: Request,
  reply: Reply,
  create: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const key = request.headers[idempotencyKeyHeader];
  if (typeof key !== 'string') return await database.transaction(create);
  const hashes = hashesOf(request, key);
  const { outcome, isReplay } = await database.transaction(async (tx) => {
    const earlier = await claim(tx, hashes);
    if (earlier) return { outcome: earlier, isReplay: true };
    const first = await outcomeOf(tx, reply, create);
    await tx.query('update idempotency_keys set status = $2, response = $3 where key_hash = $1', [
      hashes.key,
      first.status,
      JSON.stringify(first.response),
    ]);
    return { outcome: first, isReplay: false };
  });
  if (isReplay) reply.header(replayedHeader, 'true');
  if (outcome.status >= 400) {
    const { code, detail, errors } = outcome.response as Refused;
    throw new Refusal(code, detail, errors);
  }
  reply.code(outcome.status);
  return outcome.response as T;
}

/** One key per caller and route, and a fingerprint of the whole request. */
function hashesOf({ method, routeOptions, identity, params, body }: Request, key: string) {
  const scope = [method, routeOptions.url, identity?.accountId, key];
  return {
    key: createHash('sha256').update(JSON.stringify(scope)).digest('hex'),
    request: createHmac('sha256', key)
      .update(JSON.stringify([params, body]))
      .digest('hex'),
  };
}

/**
 * Takes the key for this transaction; waits for another transaction that has it. Returns the outcome of an earlier
 * request.
 */
async function claim(tx: EntityManager, hashes: { key: string; request: string }): Promise<Outcome | null> {
  const taken = await tx
    .query<unknown[]>(
      `insert into idempotency_keys (key_hash, request_hash) values ($1, $2)
       on conflict (key_hash) do update
         set request_hash = excluded.request_hash, status = null, response = null, created_at = now()
         where idempotency_keys.created_at <= now() - make_interval(hours => $3)
       returning key_hash`,
      [hashes.key, hashes.request, idempotencyKeyHours],
    )
    .catch((error: unknown) => {
      throw isLockTimeout(error)
        ? new Refusal(
            'idempotency_key_in_use',
            'This request is already being processed. Try again in a moment.',
            undefined,
            1,
          )
        : error;
    });
  if (taken.length > 0) return null;
  const [earlier] = await tx.query<(Outcome & { request_hash: string })[]>(
    'select request_hash, status, response from idempotency_keys where key_hash = $1',
    [hashes.key],
  );
  if (earlier?.request_hash !== hashes.request)
    throw new Refusal('idempotency_key_reused', 'The idempotency key was used for another request.');
  return earlier;
}

/**
 * A refusal rolls back the work. It is a final outcome only where the use case decided it: not if the same request may
 * succeed in a moment, and not if the request needs correction.
 */
async function outcomeOf<T>(tx: EntityManager, reply: Reply, create: (tx: EntityManager) => Promise<T>) {
  try {
    const response = await tx.transaction(create);
    if (reply.hasHeader('set-cookie')) throw new Error('a response with a cookie cannot be given again');
    return { status: reply.statusCode, response };
  } catch (error) {
    if (!(error instanceof Refusal) || !isFinal(problemStatus[error.code])) throw error;
    const { code, detail, errors } = error;
    return { status: problemStatus[code], response: { code, detail, errors } satisfies Refused };
  }
}

const isFinal = (status: number): boolean => [404, 409, 410].includes(status);

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';
