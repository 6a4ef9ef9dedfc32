import { expect, it } from 'vitest';
import { isDeeperThan } from './json-body.js';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  ['text', '"[[[["'],
  ['text with an escaped quote', String.raw`"\"[[[["`],
  ['text that ends with a backslash', String.raw`["\\", [1]]`],
  ['lists that stand next to each other', `[${lists(1)},${lists(1)},${lists(1)},${lists(1)}]`],
  ['lists and objects', '[{"a":[1]}]'],
])('%s is not deeper than three', (_what, json) => {
  expect(isDeeperThan(json, 3)).toBe(false);
});

it.each([
  ['lists', lists(4)],
  ['lists and objects', '[{"a":[{"b":1}]}]'],
  ['what is cut off', '[[[['],
  ['what follows a text', String.raw`["\\",[[[1]]]]`],
])('%s is deeper than three', (_what, json) => {
  expect(isDeeperThan(json, 3)).toBe(true);
});

it('reads each character once at most, and none after the first that is too deep', () => {
  const readsOf = (json: string) => {
    let reads = 0;
    const counted = new Proxy({} as Record<string, unknown>, {
      get: (_text, name) => {
        if (name === 'length') return json.length;
        reads += 1;
        return json[Number(name)];
      },
    });
    isDeeperThan(counted as unknown as string, 16);
    return reads;
  };
  expect(readsOf(`[${'1,'.repeat(30_000)}1]`)).toBe(60_003);
  expect(readsOf('['.repeat(60_000))).toBe(17);
});
