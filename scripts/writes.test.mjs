import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './lib/paths.mjs';
import { repositoryFiles } from './lib/testing/repository-files.mjs';

const files = repositoryFiles('services/').filter((file) => /\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
const read = (file) => readFileSync(join(root, file), 'utf8');

/** What a statement that changes rows looks like, in SQL and in TypeORM. */
const writing =
  /\b(?:insert into|delete from|update \S+ (?:\w+ )?set)\b|\b(?:tx|manager|dataSource)\s*\.(?:insert|update|delete|upsert|save|remove)\b|\.(?:insert|update|delete)\(\)/i;

/** The exported functions of each store that change rows. */
const writers = new Map(
  files
    .filter((file) => /\/src\/(?:[^/]+\/)?db\/[^/]+\.ts$/.test(file))
    .map((file) => {
      const parts = read(file).split(/^(?=export )/m);
      const names = parts.flatMap((part) => {
        const [, name] = /^export (?:async )?(?:function|const) (\w+)/.exec(part) ?? [];
        return name && writing.test(part) ? [name] : [];
      });
      return [file, names];
    }),
);

/** What a file imports from the stores. */
const storesOf = (file) =>
  [...read(file).matchAll(/import \{([^}]*)\} from '((?:\.\.\/)+(?:[\w-]+\/)?db\/[\w-]+)\.js'/g)].flatMap(
    ([, names, from]) => {
      const written = writers.get(join(dirname(file), `${from}.ts`)) ?? [];
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => written.includes(name));
    },
  );

test('stores write', () => {
  expect([...writers.values()].flat().length).toBeGreaterThan(50);
});

test('routes and event handlers leave every write to an action', () => {
  const found = files
    .filter((file) => /\/src\/(?:[^/]+\/)?(?:routes|events)\//.test(file))
    .flatMap((file) => [...storesOf(file), ...(writing.exec(read(file)) ?? [])].map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
