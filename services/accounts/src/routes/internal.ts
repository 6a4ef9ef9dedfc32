import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { endedSessionsPath, endedSessionsSchema } from '@poolpros/contracts/http/internal';
import type { Context } from '../context.js';
import { endedSessionIds } from '../db/session-store.js';
import { tokensSince } from '../domain/access-token.js';

/** Calls of the services that check access tokens. */
export function internalRoutes(app: ZodApp, { database }: Context): void {
  app.get(
    endedSessionsPath,
    {
      // Every replica asks once a second.
      logLevel: 'warn',
      schema: {
        summary: 'Sessions that have ended while access tokens of theirs may be good',
        response: { 200: endedSessionsSchema, ...problems(401, 403, 503) },
      },
      onRequest: requireRight('ended-sessions'),
    },
    async () => ({ sessionIds: await endedSessionIds(database.dataSource.manager, tokensSince(new Date())) }),
  );
}
