import { defineEvent } from '@poolpros/contracts/events/define';
import { stepTakenSchema } from '@poolpros/contracts/events/step';
import { type EntityManager, EntitySchema } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { migrationsIn } from '../src/database/migrations.js';
import { newId } from '../src/ids.js';
import { anonymous, historyOf } from '../src/machine/history.js';
import { begin, type Lifecycle, rowsOf, transition } from '../src/machine/transition.js';
import { defineMachine } from '../src/machine.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';

type State = 'open' | 'closed' | 'locked';
interface Door {
  id: string;
  version: number;
  status: State;
  keeper: string | null;
}

const doorEntity = new EntitySchema<Door>({
  name: 'door',
  tableName: 'doors',
  columns: {
    id: { type: 'uuid', primary: true },
    version: { type: 'int' },
    status: { type: 'text' },
    keeper: { type: 'text', nullable: true },
  },
});

const createDoors = {
  name: 'CreateDoors1700000000100',
  up: 'create table doors (id uuid primary key, version int not null, status text not null, keeper text)',
  down: 'drop table doors',
};

const machine = defineMachine({
  name: 'door',
  states: ['open', 'closed', 'locked'],
  actions: {
    build: { from: [], to: 'open', by: ['system'] },
    close: { from: ['open'], to: 'closed', by: ['anonymous', 'staff'] },
    lock: { from: ['closed'], to: 'locked', by: ['staff'], needsReason: true },
  },
});
const stream = { name: 'DOORS', service: 'doors', nouns: null, maxAgeDays: 30, maxPerAggregate: null };
const stepTaken = defineEvent(stream, 'doors.step.taken.v1', stepTakenSchema.extend({ keeper: z.string().nullable() }));
const lifecycle: Lifecycle<State, 'build' | 'close' | 'lock', Door> = {
  machine,
  store: rowsOf(doorEntity),
  stepTaken,
  stepDetails: ({ keeper }) => ({ keeper }),
  toError: (failure, row, action) => new Error(`${action}: ${failure} ${row?.status ?? ''}`.trim()),
};
const doorLocked = defineEvent(stream, 'doors.door.locked.v1', z.object({ keeper: z.string() }));

let fresh: FreshDatabase;
const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => fresh.database.transaction(work);
const at = new Date('2026-11-22T12:00:00Z');
const staff = { kind: 'staff', id: newId() } as const;

async function built(): Promise<Door> {
  return await inTransaction((tx) =>
    begin(tx, lifecycle, { id: newId(), keeper: null }, { action: 'build', actor: { kind: 'system', id: null }, at }),
  );
}

beforeAll(async () => {
  const migrations = [createDoors, ...migrationsIn(new URL('../migrations/history/', import.meta.url))];
  fresh = await freshDatabase({ entities: [doorEntity], migrations, name: 'doors' });
});
afterAll(() => fresh.drop());
beforeEach(() => fresh.database.dataSource.query('delete from outbox'));

describe('a step of a machine', () => {
  it('writes state, version, change, history and one event in one go', async () => {
    const door = await built();
    await inTransaction((tx) => transition(tx, lifecycle, { id: door.id }, { action: 'close', actor: anonymous, at }));
    const locked = await inTransaction((tx) =>
      transition(
        tx,
        lifecycle,
        { id: door.id },
        {
          action: 'lock',
          actor: staff,
          at,
          reason: 'night',
          version: 2,
          requestId: 'request-1',
          change: () => ({ keeper: 'Ada' }),
          event: (row) => ({ definition: doorLocked, data: { keeper: row.keeper ?? '' } }),
        },
      ),
    );
    expect(locked).toEqual({ id: door.id, version: 3, status: 'locked', keeper: 'Ada' });
    const { manager } = fresh.database.dataSource;
    expect(await manager.findOneBy(doorEntity, { id: door.id })).toEqual(locked);
    const steps = await historyOf(manager, machine, door.id);
    expect(steps.map(({ action, from, to, version }) => [action, from, to, version])).toEqual([
      ['build', null, 'open', 1],
      ['close', 'open', 'closed', 2],
      ['lock', 'closed', 'locked', 3],
    ]);
    expect(steps.at(-1)).toMatchObject({ actor: staff, reason: 'night', requestId: 'request-1', at });
    const events: { body: unknown }[] = await manager.query('select body from outbox order by seq');
    const told = { machine: 'door', from: null, to: 'open', action: 'build', keeper: null };
    expect(events.map(({ body }) => body)).toMatchObject([
      { type: stepTaken.type, aggregateId: door.id, aggregateVersion: 1, data: told },
      { type: stepTaken.type, aggregateVersion: 2, data: { ...told, from: 'open', to: 'closed', action: 'close' } },
      { type: doorLocked.type, aggregateId: door.id, aggregateVersion: 3, data: { keeper: 'Ada' } },
    ]);
  });

  it.each([
    ['wrong_state', { action: 'lock', actor: staff, reason: 'night' }],
    ['wrong_actor', { action: 'close', actor: { kind: 'system', id: null } }],
    ['changed', { action: 'close', actor: anonymous, version: 7 }],
  ] as const)('that meets %s leaves nothing behind', async (failure, step) => {
    const door = await built();
    const change = () => ({ keeper: 'nobody' });
    await expect(
      inTransaction((tx) => transition(tx, lifecycle, { id: door.id }, { ...step, at, change })),
    ).rejects.toThrow(`${step.action}: ${failure} open`);
    const { manager } = fresh.database.dataSource;
    expect(await manager.findOneBy(doorEntity, { id: door.id })).toEqual(door);
    expect(await historyOf(manager, machine, door.id)).toHaveLength(1);
  });

  it('on a subject that is not there is rejected', async () => {
    await expect(
      inTransaction((tx) => transition(tx, lifecycle, { id: newId() }, { action: 'close', actor: anonymous, at })),
    ).rejects.toThrow('close: missing');
  });

  it('taken by two at once is taken once', async () => {
    const door = await built();
    const closing = () =>
      inTransaction((tx) => transition(tx, lifecycle, { id: door.id }, { action: 'close', actor: anonymous, at }));
    const results = await Promise.allSettled([closing(), closing()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await historyOf(fresh.database.dataSource.manager, machine, door.id)).toHaveLength(2);
  });
});

describe('the history', () => {
  it('cannot be rewritten', async () => {
    const door = await built();
    const { manager } = fresh.database.dataSource;
    for (const statement of [`update history set reason = 'x'`, 'delete from history', 'truncate history'])
      await expect(manager.query(statement)).rejects.toThrow('history is append-only');
    expect(await historyOf(manager, machine, door.id)).toHaveLength(1);
  });
});
