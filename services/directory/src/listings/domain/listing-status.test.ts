import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { dayMs } from '@poolpros/contracts/time';
import { expect, it } from 'vitest';
import { dueStep, isOpen, isPending, listingMachine, pauseMistake, reverseStep, statusAt } from './listing-status.js';

it('lives by this table', () => {
  expect(`\n${tableOf(listingMachine)}`).toMatchInlineSnapshot(`
    "
                published  paused     suspended  closed     merged   removed  (begin)  by
    plan_pause  published  published  -          -          -        -        -        contractor
    pause       paused     paused     -          -          -        -        -        contractor system
    resume      published  published  -          -          -        -        -        contractor system
    suspend     suspended  suspended  -          -          -        -        -        staff, with a reason
    restore     -          -          published  -          -        -        -        staff
    close       closed     closed     -          -          -        -        -        contractor staff
    reopen      -          -          -          published  -        -        -        staff
    merge       merged     merged     merged     merged     -        -        -        staff
    remove      removed    removed    removed    removed    removed  -        -        staff, with a reason"
  `);
});

const from = new Date('2027-04-01T05:00:00Z');
const to = new Date('2027-05-03T05:00:00Z');
const pause = { pausedFrom: from, pausedTo: to };
const plus = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

it.each([
  ['a second before it begins', plus(from, -1), true],
  ['the moment it begins', from, false],
  ['a second before it ends', plus(to, -1), false],
  ['the moment it ends', to, true],
  ['a second after it ended', plus(to, 1), true],
] as const)('%s a listing is open: %s', (_, now, open) => {
  expect(isOpen(pause, now)).toBe(open);
  const status = open ? 'published' : 'paused';
  // Whether the job has updated it by then or not.
  for (const stored of ['published', 'paused'] as const)
    expect(statusAt({ status: stored, ...pause }, now)).toBe(status);
});

it('is open without a pause, and stays away where a statement gave no day', () => {
  const none = { pausedFrom: null, pausedTo: null };
  expect(isOpen(none, from)).toBe(true);
  expect(isOpen({ pausedFrom: from, pausedTo: null }, plus(to, 1e9))).toBe(false);
  expect(statusAt({ status: 'paused', ...none }, from)).toBe('paused');
});

it.each(['suspended', 'closed', 'merged', 'removed'] as const)('no pause touches a %s listing', (status) => {
  expect(statusAt({ status, ...pause }, from)).toBe(status);
  expect(dueStep({ status, ...pause }, from)).toBeNull();
});

it.each([
  ['published', plus(from, -1), null],
  ['published', from, 'pause'],
  ['published', to, 'resume'],
  ['paused', plus(to, -1), null],
  ['paused', to, 'resume'],
] as const)('a %s listing at %s is due to %s', (status, now, step) => {
  expect(dueStep({ status, ...pause }, now)).toBe(step);
});

const now = new Date('2026-11-23T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

it.each([
  [null, inDays(1), null],
  [inDays(10), inDays(20), null],
  [null, inDays(366), null],
  [null, now, 'to'],
  [inDays(3), inDays(3), 'to'],
  [null, inDays(367), 'to'],
  [inDays(367), inDays(368), 'from'],
])('a pause from %s to %s is wrong at %s', (begin, end, field) => {
  expect(pauseMistake({ from: begin, to: end }, now)?.field ?? null).toBe(field);
});

it('a removal can be confirmed for 14 days', () => {
  expect(isPending({ askedAt: inDays(-13.9) }, now)).toBe(true);
  expect(isPending({ askedAt: inDays(-14) }, now)).toBe(false);
});

const step = (
  action: 'close' | 'pause' | 'plan_pause' | 'reopen',
  kind: 'contractor' | 'staff' | 'system',
  days: number,
) => ({ action, actor: { kind, id: null }, at: inDays(days) });
const since = inDays(-7);
const closed = { status: 'closed', pausedFrom: null } as const;
const paused = { status: 'paused', pausedFrom: now } as const;

it.each([
  ['closed by its members', closed, [step('close', 'contractor', -1)], 'reopen'],
  ['closed before', closed, [step('close', 'contractor', -8)], null],
  ['closed by the staff', closed, [step('close', 'contractor', -2), step('close', 'staff', -1)], null],
  ['paused by its members', paused, [step('pause', 'contractor', -7)], 'resume'],
  ['paused before', paused, [step('pause', 'contractor', -8)], null],
  [
    'whose pause, planned before, began',
    paused,
    [step('plan_pause', 'contractor', -8), step('pause', 'system', -1)],
    null,
  ],
  [
    'whose pause, planned since, began',
    paused,
    [step('plan_pause', 'contractor', -3), step('pause', 'system', -1)],
    'resume',
  ],
  [
    'that is open',
    { status: 'published', pausedFrom: null },
    [step('close', 'contractor', -3), step('reopen', 'staff', -1)],
    null,
  ],
  ['that is suspended', { status: 'suspended', pausedFrom: null }, [step('close', 'contractor', -3)], null],
] as const)('a listing %s is opened as a claim is taken back: %j', (_, listing, history, expected) => {
  expect(reverseStep(listing, history, since)).toBe(expected);
});
