import { createAdmission } from '@poolpros/chassis/admission';
import { runUntil } from '@poolpros/chassis/deadline';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { beforeEach, expect, it } from 'vitest';
import { admittedTo, outcomeOf } from './admission.js';
import { refusalOf } from './elasticsearch.js';
import type { HowToAsk, SearchEngine } from './engine.js';
import type { Hits } from './found-json.js';

const found = { took: 1, hits: { hits: [] } } as unknown as Hits;
/** The searches that the engine has in flight, by index. */
let asked: { index: string; timeoutMs: number | undefined; respond: () => void }[];
let engine: SearchEngine;
let admission: ReturnType<typeof createAdmission>;
beforeEach(() => {
  asked = [];
  admission = createAdmission({ least: 1, most: 1, outcomeOf });
  engine = admittedTo(admission, {
    search: (index, _search, how) =>
      new Promise((resolve) => asked.push({ index, timeoutMs: how?.timeoutMs, respond: () => resolve(found) })),
    close: async () => {},
  });
});
const search = (index: string, how: HowToAsk = {}) => engine.search(index, {}, { timeoutMs: 60_000, ...how });
const indices = () => asked.map(({ index }) => index);

it('sends what the engine has room for, the rest of a search first and suggestions last', async () => {
  const all = [
    search('running'),
    search('suggestions', { rank: 'suggestion' }),
    search('another'),
    search('continued', { rank: 'begun' }),
  ];
  for (let count = 1; count <= all.length; count++) {
    await eventually(() => asked.length === count);
    asked.at(-1)?.respond();
  }
  await Promise.all(all);
  expect(indices()).toEqual(['running', 'continued', 'another', 'suggestions']);
});

it('sends nothing that waited too long, and says that there is too much to do', async () => {
  void search('running');
  await expect(search('late', { timeoutMs: 60 })).rejects.toMatchObject({ code: 'overloaded' });
  expect(indices()).toEqual(['running']);
});

it('gives a search the time that its visitor still waits', async () => {
  void runUntil(Date.now() + 1000, () => search('a'));
  await eventually(() => asked.length === 1);
  expect(asked[0]?.timeoutMs).toBeLessThanOrEqual(1000);
});

it('tells too much to do from an engine that is late or down', () => {
  expect(outcomeOf(refusalOf(429, 'queue full'))).toBe('overloaded');
  expect(outcomeOf(refusalOf(503, 'no shard'))).toBe('failed');
  expect(outcomeOf(new UnavailableError('late', { code: 'gateway_timeout' }))).toBe('late');
});
