import { expect, it } from 'vitest';
import { runsOf } from './rows.js';

const runs = (...subjects: string[]): string[][] =>
  runsOf(subjects.map((subject) => ({ subject }))).map((run) => run.map((row) => row.subject));

it('publishes events of different aggregates together', () => {
  expect(runs('a.b.c.v1.1', 'a.b.c.v1.2', 'a.x.y.v1.3')).toEqual([['a.b.c.v1.1', 'a.b.c.v1.2', 'a.x.y.v1.3']]);
});

it('never publishes two events of one aggregate together, whatever their types', () => {
  expect(runs('s.x.received.v1.1', 's.x.confirmed.v1.1', 's.x.received.v1.2', 's.x.approved.v1.1')).toEqual([
    ['s.x.received.v1.1'],
    ['s.x.confirmed.v1.1', 's.x.received.v1.2'],
    ['s.x.approved.v1.1'],
  ]);
});

it('has nothing to publish for nothing', () => {
  expect(runs()).toEqual([]);
});
