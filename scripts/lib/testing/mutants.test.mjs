import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, test } from 'vitest';
import { drawn, mutantsOf } from './mutants.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const text = `export async function most(list: number[], limit: number) {
  if (list.length >= limit) return null;
  await Promise.resolve();
  return limit < 3 ? list : [];
}
`;
writeFileSync(join(folder, 'most.ts'), text);
const mutants = mutantsOf(folder, 'most.ts');
/** @param {import('./mutants.mjs').Mutant} mutant */
const applied = ({ start, before, after }) => text.slice(0, start) + after + text.slice(start + before.length);

test('turns conditions, moves bounds and drops awaits, each on its line', () => {
  expect(mutants.map(({ line, kind, before, after }) => [line, kind, before, after])).toEqual([
    [2, 'condition', 'list.length >= limit', '!(list.length >= limit)'],
    [2, 'bound', '>=', '>'],
    [3, 'await', 'await Promise.resolve()', 'Promise.resolve()'],
    [4, 'condition', 'limit < 3', '!(limit < 3)'],
    [4, 'bound', '<', '<='],
  ]);
  expect(applied(mutants[1])).toContain('if (list.length > limit) return null;');
});

test('draws lines by lot, each once, the same from the same seed', () => {
  const chosen = drawn(mutants, 10, createRandom(7));
  expect(chosen.map(({ line }) => line).sort()).toEqual([2, 3, 4]);
  expect(drawn(mutants, 10, createRandom(7))).toEqual(chosen);
  expect(drawn(mutants, 1, createRandom(1))).toHaveLength(1);
});
