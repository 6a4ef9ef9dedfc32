import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { reindex } from './commands/reindex.js';
import { verify } from './commands/verify.js';
import { firstEntriesPart, keepEntries } from './jobs/keep-search-entries.js';
import { searchRoutes } from './routes/search.js';

/** The regular search in Postgres. */
export const search = {
  routes: [searchRoutes],
  parts: (context) => [firstEntriesPart(context)],
  jobs: [keepEntries],
  commands: { verify, reindex },
} satisfies Module<Context>;
