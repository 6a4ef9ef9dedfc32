import { randomUUID } from 'node:crypto';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { ProblemCode } from '@poolpros/contracts/problem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { requireAccount } from '../src/auth.js';
import { databaseShape, httpShape, tokenShape } from '../src/config.js';
import { migrationsIn } from '../src/database/migrations.js';
import type { ZodApp } from '../src/http.js';
import { createOnce, idempotencyKeyRows } from '../src/idempotency.js';
import { newId } from '../src/ids.js';
import { Refusal } from '../src/refusal.js';
import { type Base, defineService } from '../src/service.js';
import { eventually } from '../src/testing/eventually.js';
import { startTestService, type TestService } from '../src/testing/service.js';

const createThings = {
  name: 'CreateThings1700000000100',
  up: 'create table things (id uuid primary key, name text not null)',
  down: 'drop table things',
};
const createKeys = migrationsIn(new URL('../migrations/idempotency-keys/', import.meta.url));

const config = z.object({ ...httpShape, ...databaseShape, ...tokenShape });
type Context = Base<z.output<typeof config>>;

/** Runs in the transaction of a creation, after the thing is stored. */
let meanwhile: () => Promise<void>;
beforeEach(() => {
  meanwhile = async () => {};
});

function thingRoutes(app: ZodApp, { database }: Context): void {
  const schema = { headers: idempotencyHeadersSchema, body: z.object({ name: z.string().trim().min(1) }) };
  for (const url of ['/things/:shelf', '/others/:shelf'])
    app.post(url, { schema }, async (request, reply) => {
      reply.code(201);
      return await createOnce(database, request, reply, async (tx) => {
        const thing = { id: newId(), name: request.body.name };
        await tx.query('insert into things (id, name) values ($1, $2)', [thing.id, thing.name]);
        await meanwhile();
        return thing;
      });
    });
  app.post('/own-things', { schema, onRequest: requireAccount('contractor') }, async (request, reply) =>
    createOnce(database, request, reply, async () => ({ id: newId() })),
  );
  app.post('/cookies', { schema }, async (request, reply) =>
    createOnce(database, request, reply, async () => {
      reply.header('set-cookie', 'session=secret');
      return {};
    }),
  );
}

const shelves = defineService({
  name: 'shelves',
  description: 'Things that are created',
  config,
  database: { entities: [], migrations: [createThings, ...createKeys] },
  context: (base: Context) => base,
  endedSessions: () => async () => [],
  routes: [thingRoutes],
  personalData: [idempotencyKeyRows],
});

let service: TestService<Context>;
beforeAll(async () => {
  service = await startTestService(shelves, { later: ['jobs'] });
});
afterAll(() => service.stop());
afterEach(() => query('truncate things, idempotency_keys'));

const query = <T = unknown>(sql: string, values: unknown[] = []) =>
  service.context.database.dataSource.query<T[]>(sql, values);
const things = () => query<{ name: string }>('select name from things');
const keys = () => query<Record<string, unknown>>('select * from idempotency_keys');

async function post(key: string | null, payload: object = { name: 'net' }, url = '/things/a', token?: string) {
  const headers = {
    ...(key !== null && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await service.app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, headers: response.headers, body: response.json(), text: response.body };
}

const refusing = (code: ProblemCode, field?: string) => async () => {
  throw new Refusal(code, 'No.', field === undefined ? undefined : [{ path: field, message: 'is wrong' }]);
};

describe('a key', () => {
  it('gets the first response again for the same request, and says so', async () => {
    const key = randomUUID();
    const first = await post(key);
    const again = await post(`"${key}"`, { name: ' net ' });
    expect(first.status).toBe(201);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true']);
    expect(await things()).toHaveLength(1);
  });

  it('creates one thing however many requests come at once', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(key)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
    expect(await things()).toHaveLength(1);
  });

  it('is rejected for another body and for another place, and nothing is created', async () => {
    const key = randomUUID();
    await post(key);
    for (const other of [await post(key, { name: 'pump' }), await post(key, { name: 'net' }, '/things/b')])
      expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect(await things()).toEqual([{ name: 'net' }]);
  });

  it('belongs to one route and one account', async () => {
    const key = randomUUID();
    await post(key);
    expect((await post(key, { name: 'net' }, '/others/a')).headers).not.toHaveProperty('idempotent-replayed');
    const [one, two] = [service.tokens.sign('contractor', newId()), service.tokens.sign('contractor', newId())];
    const first = await post(key, { name: 'net' }, '/own-things', one);
    expect((await post(key, { name: 'net' }, '/own-things', one)).body).toEqual(first.body);
    expect((await post(key, { name: 'net' }, '/own-things', two)).body).not.toEqual(first.body);
  });

  it('that the first request still has is rejected after a second, with when to try again', async () => {
    const key = randomUUID();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = false;
    meanwhile = async () => {
      begun = true;
      await ended;
    };
    const first = post(key);
    await eventually(() => begun);
    const second = await post(key);
    expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([
      409,
      'idempotency_key_in_use',
      '1',
    ]);
    end();
    expect((await post(key)).text).toBe((await first).text);
    expect(await things()).toHaveLength(1);
  });

  it.each([
    'short',
    'x'.repeat(129),
    '"0123456789abcdef',
    'holds a space in it',
    'a'.repeat(16).concat(', ', 'b'.repeat(16)),
  ])('that reads %s is rejected by its name', async (key) => {
    const response = await post(key);
    expect([response.status, response.body.code, response.body.errors[0].path]).toEqual([
      400,
      'invalid_request',
      'headers.idempotency-key',
    ]);
    expect(await things()).toEqual([]);
  });

  it('is not needed', async () => {
    for (let time = 0; time < 2; time++) expect((await post(null)).status).toBe(201);
    expect(await things()).toHaveLength(2);
    expect(await keys()).toEqual([]);
  });

  it('is stored as a hash, like what was sent under it', async () => {
    const key = randomUUID();
    await post(key, { name: 'dana@bartoncreek.example' }, '/own-things', service.tokens.sign('contractor', newId()));
    const [row] = await keys();
    expect(row).toMatchObject({ key_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${key}|bartoncreek`));
  });

  it('begins anew after 24 hours and is erased', async () => {
    const key = randomUUID();
    await post(key);
    const age = (hours: number) => query(`update idempotency_keys set created_at = now() - interval '${hours} hours'`);
    await age(23.9);
    expect((await post(key)).headers['idempotent-replayed']).toBe('true');
    await age(24);
    expect((await post(key, { name: 'pump' })).status).toBe(201);
    expect((await post(key, { name: 'pump' })).headers['idempotent-replayed']).toBe('true');
    expect(await things()).toHaveLength(2);

    await age(24);
    const young = randomUUID();
    await post(young);
    await service.runHourlyJobs(new Date());
    expect(await keys()).toHaveLength(1);
    expect((await post(young)).headers['idempotent-replayed']).toBe('true');
  });
});

describe('a problem', () => {
  it.each(['installer_not_found', 'submission_already_decided', 'link_used'] as const)(
    'of the use case (%s) is the first response too, and nothing is left of the work',
    async (code) => {
      const key = randomUUID();
      meanwhile = refusing(code);
      const first = await post(key);
      meanwhile = async () => {};
      const again = await post(key);
      expect(again.status).toBe(first.status);
      expect(again.body).toEqual({ ...first.body, requestId: again.headers['x-request-id'] });
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(await things()).toEqual([]);
    },
  );

  it.each(['invalid_request', 'forbidden', 'too_many_requests', 'service_unavailable'] as const)(
    'that may be otherwise the next time (%s) is not stored',
    async (code) => {
      const key = randomUUID();
      meanwhile = refusing(code, 'body.name');
      expect((await post(key)).body.code).toBe(code);
      meanwhile = async () => {};
      expect((await post(key, { name: 'pump' })).status).toBe(201);
      expect(await things()).toEqual([{ name: 'pump' }]);
    },
  );

  it('of the schema leaves the key free', async () => {
    const key = randomUUID();
    expect((await post(key, { name: '' })).status).toBe(400);
    expect((await post(key)).status).toBe(201);
  });
});

describe('a failure', () => {
  it('in the middle of the work leaves neither its effect nor its key', async () => {
    const key = randomUUID();
    meanwhile = async () => {
      throw new Error('broken');
    };
    expect((await post(key)).status).toBe(500);
    expect([await things(), await keys()]).toEqual([[], []]);
    meanwhile = async () => {};
    expect((await post(key)).status).toBe(201);
    expect(await things()).toHaveLength(1);
  });

  it('is a response with a cookie, which cannot be stored', async () => {
    expect((await post(randomUUID(), { name: 'net' }, '/cookies')).status).toBe(500);
    expect(await keys()).toEqual([]);
  });
});
