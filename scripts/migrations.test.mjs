import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

/** Names in databases that ran these migrations. Under another name one of them would run there again. */
const ran = JSON.parse(readFileSync(join(root, 'scripts/ran-migrations.json'), 'utf8'));

test.each(Object.entries(ran))('%s has the migrations that databases ran, in order', async (name, names) => {
  const { migrations } = await import(join(root, 'services', name, 'src/db/migrations.ts'));
  expect(migrations.map((migration) => migration.name).filter((each) => names.includes(each))).toEqual(names);
});
