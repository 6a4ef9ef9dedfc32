import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { SavedReplies } from '@poolpros/contracts/http/request-threads';
import { requestLimits } from '@poolpros/contracts/limits';
import type { Context } from '../../base/context.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { addSavedReply, removeSavedReply } from '../actions/saved-replies.js';
import { savedRepliesOf } from '../db/saved-reply-store.js';

/** The replies that a business uses again. */
export function savedReplyRoutes(app: ZodApp, { database, now }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;

  async function view(installerId: number): Promise<SavedReplies> {
    const replies = await savedRepliesOf(manager, installerId);
    return { items: replies.map(({ id, title, text }) => ({ id, title, text })), most: requestLimits.savedReplies };
  }

  route(
    app,
    contractorEndpoints.savedReplies,
    own({ summary: 'List the saved replies of a business', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actingOf(request), 'answer_requests');
      return await view(installerId);
    },
  );

  route(
    app,
    contractorEndpoints.addSavedReply,
    own({
      summary: 'Add a saved reply',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 404, 409, 503],
    }),
    async (request, reply) => {
      const { installerId } = request.params;
      const saved = { ...request.body, installerId };
      await createOnce(database, request, reply, async (tx) => {
        await addSavedReply(tx, saved, actingOf(request), now());
        return {};
      });
      return await view(installerId);
    },
  );

  route(
    app,
    contractorEndpoints.removeSavedReply,
    own({ summary: 'Remove a saved reply', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      await database.transaction((tx) => removeSavedReply(tx, request.params, actingOf(request)));
      return await view(request.params.installerId);
    },
  );
}
