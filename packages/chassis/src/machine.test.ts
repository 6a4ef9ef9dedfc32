import { describe, expect, it } from 'vitest';
import { checkTransition, defineMachine } from './machine.js';
import { tableOf } from './testing/machine-table.js';

const door = defineMachine({
  name: 'door',
  states: ['open', 'closed', 'locked'],
  actions: {
    build: { from: [], to: 'open', by: ['system'] },
    close: { from: ['open'], to: 'closed', by: ['anonymous', 'staff'] },
    open: { from: ['closed'], to: 'open', by: ['anonymous', 'staff'] },
    lock: { from: ['open', 'closed'], to: 'locked', by: ['staff'], needsReason: true },
  },
});

describe('a machine', () => {
  it('is rejected when an action leads to a state that it does not have', () => {
    const wrong = {
      name: 'door',
      states: ['open'],
      actions: { close: { from: ['open'], to: 'closed', by: ['staff'] } },
    };
    expect(() => defineMachine(wrong as never)).toThrow('door: close names the unknown state closed');
  });

  it('is rejected when nobody may take an action', () => {
    const wrong = {
      name: 'door',
      states: ['open'],
      actions: { hold: { from: ['open'], to: 'open', by: [] } },
    } as const;
    expect(() => defineMachine(wrong)).toThrow('door: nobody may hold');
  });

  it('prints itself as a table', () => {
    expect(`\n${tableOf(door)}\n`).toBe(`
       open    closed  locked  (begin)  by
build  -       -       -       open     system
close  closed  -       -       -        anonymous staff
open   -       open    -       -        anonymous staff
lock   locked  locked  -       -        staff, with a reason
`);
  });
});

describe('a step', () => {
  const closed = { status: 'closed', version: 3 } as const;

  it.each([
    ['open', 'anonymous', {}, null],
    ['close', 'anonymous', {}, 'wrong_state'],
    ['build', 'system', {}, 'wrong_state'],
    ['lock', 'anonymous', { reason: 'night' }, 'wrong_actor'],
    ['lock', 'staff', {}, 'reason_missing'],
    ['lock', 'staff', { reason: '  ' }, 'reason_missing'],
    ['lock', 'staff', { reason: 'night', version: 2 }, 'changed'],
    ['lock', 'staff', { reason: 'night', version: 3 }, null],
  ] as const)('to %s a closed door by %s with %j meets %s', (action, actor, more, failure) => {
    expect(checkTransition(door, closed, { action, actor, ...more })).toBe(failure);
  });
});
