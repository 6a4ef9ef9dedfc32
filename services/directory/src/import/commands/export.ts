import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Database } from '@poolpros/chassis/database';
import { UsageError } from '@poolpros/chassis/run';
import { type ExportPage, exportStart } from '@poolpros/contracts/http/internal';
import { pageSizes } from '@poolpros/contracts/limits';
import { exportInstallers } from '../../listings/db/installer-store.js';

/** Every installer with its version, by place, in any status. */
export async function* exportedListings({ database }: { database: Database }): AsyncGenerator<ExportPage['items']> {
  for (let after: string | null = exportStart; after !== null; ) {
    const { items, nextAfter } = await exportInstallers(database.dataSource.manager, after, pageSizes.snapshots);
    if (items.length > 0) yield items;
    after = nextAfter;
  }
}

/** `export`: prints every listing in the form of its event, a JSON object per line. */
export async function exportCommand(context: { database: Database }, args: string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('usage: export');
  await context.database.start();
  const output: Writable = process.stdout;
  for await (const page of exportedListings(context))
    if (!output.write(page.map((item) => `${JSON.stringify(item)}\n`).join(''))) await once(output, 'drain');
}
