import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './lib/paths.mjs';
import { repositoryFiles } from './lib/testing/repository-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const files = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|cjs|css|sql|sh|md|ya?ml|conf)$/.test(file));
const documents = files.filter((file) => file.endsWith('.md'));
const rows = read('docs/rules.md')
  .split('\n')
  .filter((line) => line.startsWith('| <a id='))
  .map((line) => {
    const [, rule, , holders, tests] = line.split(/(?<!\\)\|/);
    return { anchor: /<a id="([^"]+)">/.exec(rule)?.[1], holders, tests };
  });

const linksOf = (text) => [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
/** Files in the order they are linked, each with the test names that are quoted behind it. */
const quotesOf = (tests) =>
  tests.split(/(?=\[[^\]]+\]\()/).map((part) => ({
    file: linksOf(part)[0],
    names: [...part.matchAll(/“([^”]+)”/g)].map(([, name]) => name),
  }));

test('every rule has an anchor of its own', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map(({ anchor }) => anchor)).size).toBe(rows.length);
});

test('every rule names the file that holds it and a test that shows it', () => {
  const incomplete = rows.filter(({ holders, tests }) => linksOf(holders).length === 0 || linksOf(tests).length === 0);
  expect(incomplete).toEqual([]);
});

test('every rule calls a file by its name', () => {
  const wrong = [...read('docs/rules.md').matchAll(/\[([\w.-]+\.tsx?)\]\(([^)]+)\)/g)]
    .filter(([, name, target]) => name !== basename(target))
    .map(([link]) => link);
  expect(wrong).toEqual([]);
});

test('every test that a rule quotes is in the file it links', () => {
  const missing = rows.flatMap(({ anchor, tests }) =>
    quotesOf(tests).flatMap(({ file, names }) => {
      const text = file && existsSync(join(root, 'docs', file)) ? read(join('docs', file)).replaceAll("\\'", "'") : '';
      return names.filter((name) => !text.includes(name)).map((name) => `${anchor}: ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('every link of the documents leads to a file of the repository', () => {
  const dead = documents.flatMap((document) =>
    linksOf(read(document))
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('every rule that a comment names is in docs/rules.md', () => {
  const anchors = new Set(rows.map(({ anchor }) => anchor));
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/(?<=rules\.md#)[a-z0-9-]+/g)]
      .filter(([anchor]) => !anchors.has(anchor))
      .map(([anchor]) => `${file}: ${anchor}`),
  );
  expect(unknown).toEqual([]);
});

test('every decision that a comment or document names by its number is in docs/adr', () => {
  const numbers = new Set(
    files.flatMap((file) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1] ?? []).map((number) => Number(number)),
  );
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/\bADRs? (\d+)/g)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(unknown).toEqual([]);
});

// What explains the code has to be readable in the repository, or be a public standard.
test('no comment or document cites what the repository does not hold', () => {
  const foreign = /§|\bproduct[- ]rules\b|\bspec\.md\b|\bnotes\/|\bhouse\.md\b|\bissue #?\d+/i;
  const citing = files
    .filter((file) => file !== 'scripts/rules.test.mjs')
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => (foreign.test(line) ? [`${file}:${at + 1} ${line.trim().slice(0, 80)}`] : [])),
    );
  expect(citing).toEqual([]);
});
