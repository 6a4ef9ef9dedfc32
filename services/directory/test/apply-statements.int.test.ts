import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyStatements, type Statement } from '../src/actions/apply-statements.js';
import { type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const renamed = (sourceId: string, name: string): Statement => ({
  stated: { sourceId, name },
  whenNew: installerFields({ sourceId, name }),
});
const apply = (statements: Statement[]) =>
  directory.database.transaction((tx) => applyStatements(tx, statements, { apply: true, now: new Date() }));

test('two files that bring new words in opposite orders do not lock each other out', async () => {
  for (const sourceId of ['a1', 'a2', 'b1', 'b2']) await directory.add({ sourceId });
  const waiting = async (): Promise<number> => {
    const [row] = await directory.database.dataSource.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row.n;
  };
  // Both have their first row behind them and wait for their second.
  let imports: Promise<unknown>[] = [];
  await directory.database.dataSource.transaction(async (holder) => {
    await holder.query(`select from installers where source_id in ('a2', 'b2') for update`);
    imports = [
      apply([renamed('a1', 'Zebra'), renamed('a2', 'Alpine'), renamed('a3', 'Quartz')]),
      apply([renamed('b1', 'Quartz'), renamed('b2', 'Zebra'), renamed('b3', 'Alpine')]),
    ];
    await eventually(async () => (await waiting()) === 2);
  });
  expect(await Promise.all(imports)).toEqual([
    { new: 1, changed: 2, unchanged: 0 },
    { new: 1, changed: 2, unchanged: 0 },
  ]);
});
