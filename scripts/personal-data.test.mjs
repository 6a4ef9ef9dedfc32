import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountDataSchema, contractorDataSchema } from '@poolpros/contracts/http/own-data';
import { expect, test } from 'vitest';
import { retentionSentences } from '../frontend/test/content/retention-sentences.ts';
import { personalData as accounts } from '../services/accounts/src/personal-data.ts';
import { personalData as directory } from '../services/directory/src/app/personal-data.ts';
import { personalData as notifications } from '../services/notifications/src/actions/personal-data.ts';
import { personalData as reviews } from '../services/reviews/src/actions/personal-data.ts';
import { reviewMachine } from '../services/reviews/src/domain/review.ts';
import { root } from './lib/paths.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
const privacy = read('frontend/src/features/legal-and-help/privacy.tsx');
const rules = new Map(
  readFileSync(join(root, 'docs/rules.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| <a id='))
    .map((line) => [/<a id="([^"]+)">/.exec(line)?.[1], line.split(/(?<!\\)\|/)[2]]),
);

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** How a text may state a number of days: in days, hours or, from a year on, months; after another number without the noun. */
const statements = (days) => [
  new RegExp(`\\b(?:${days}|${words[days] || days}) days\\b`),
  new RegExp(`\\b${days * 24} hours\\b`),
  new RegExp(`\\bafter ${days}\\.`),
  new RegExp(`\\b${Math.round(days / 30.4375)} months\\b`),
];
const states = (text, days) => statements(days).some((statement) => statement.test(text));

/** What is kept for some days; rows that go at once when something happens count none. */
const kept = [...new Set([...accounts, ...directory, ...notifications, ...reviews])].flatMap((rows) =>
  rows.kept.filter(({ keptDays }) => keptDays).map((each) => ({ table: rows.table, ...each })),
);

test('the list says what the privacy page says of each of its rows', () => {
  const tables = [...new Set(kept.map(({ table }) => table))].sort();
  expect(tables).toEqual(Object.keys(retentionSentences).sort());
  for (const table of tables)
    expect([table, kept.filter((row) => row.table === table).length]).toEqual([
      table,
      retentionSentences[table].length,
    ]);
});

const promised = kept.flatMap(({ table, keptDays }, index) => {
  const nth = kept.slice(0, index).filter((each) => each.table === table).length;
  return retentionSentences[table]?.[nth] ? [{ table, keptDays, says: retentionSentences[table][nth] }] : [];
});

test.each(promised)('the privacy page keeps $table for $keptDays days', ({ keptDays, says }) => {
  const number = /# hours/.test(says)
    ? keptDays * 24
    : /# months/.test(says)
      ? Math.round(keptDays / 30.4375)
      : keptDays;
  const found = [number, words[number]].filter(Boolean).filter((each) => privacy.includes(says.replace('#', each)));
  expect(found, says).toHaveLength(1);
});

test.each(kept)('docs/rules.md#$rule states that $table is kept for $keptDays days', ({ rule, keptDays }) => {
  expect(states(rules.get(rule) ?? '', keptDays), rules.get(rule)).toBe(true);
});

test('a text that states other days is found', () => {
  expect(states('It is erased after 31 days, or 3 hours.', 30)).toBe(false);
});

const machines = { reviews: reviewMachine };

test('every step that erases is one that the system may take in the machine of its table', () => {
  const steps = kept.filter(({ step }) => step);
  expect(steps.length).toBeGreaterThan(0);
  for (const { table, step } of steps) expect([step, machines[table].actions[step]?.by]).toEqual([step, ['system']]);
});

test.each([
  ['accounts', accounts, accountDataSchema, []],
  // The steps are read from the history, which holds ids alone.
  ['directory', directory, contractorDataSchema, ['steps']],
])('every part of the download from %s is of a table in its list', (_service, list, schema, others) => {
  const parts = list.flatMap(({ exported }) => (typeof exported === 'string' ? [exported] : []));
  expect([...new Set([...parts, ...others])].sort()).toEqual(Object.keys(schema.shape).sort());
});

test.each([
  ['notifications', notifications],
  ['reviews', reviews],
])('%s has no download, and says why of each table', (_service, list) => {
  expect(list.filter(({ exported }) => typeof exported === 'string')).toEqual([]);
});
