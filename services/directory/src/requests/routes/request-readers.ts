import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { requestReadersPath, requestReadersQuerySchema, requestReadersSchema } from '@poolpros/contracts/http/internal';
import type { Context } from '../../base/context.js';
import { accountsWithRoles } from '../../members/db/member-store.js';
import { rolesThatMay } from '../../members/domain/policy.js';

/** Who may read the requests of listings, for the gateway, which tells open dashboards about changes. */
export function requestReaderRoutes(app: ZodApp, { database }: Context): void {
  app.get(
    requestReadersPath,
    {
      onRequest: requireRight('request-readers'),
      schema: {
        tags: ['internal'],
        summary: 'List the accounts that may read contact requests to listings',
        querystring: requestReadersQuerySchema,
        response: { 200: requestReadersSchema, ...problems(400, 401, 403, 503) },
      },
    },
    async ({ query: { installerIds } }) => {
      const { manager } = database.dataSource;
      const readers = await accountsWithRoles(manager, installerIds, rolesThatMay('read_requests'));
      return { readers: readers.map(({ listingId, accountIds }) => ({ installerId: listingId, accountIds })) };
    },
  );
}
