import { type Identity, identityOf, requireAccount } from '@poolpros/chassis/auth';
import { routesWith } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { audienceParamsSchema } from '@poolpros/contracts/http/accounts';
import type { FastifyRequest } from 'fastify';

/** Routes for an account's own data. The path names its kind. */
export const ownRoute = routesWith({
  onRequest: requireAccount(({ params }) => {
    const { data } = audienceParamsSchema.safeParse(params);
    if (!data) throw new Problem('invalid_request', 'There is no such kind of account.');
    return data.audience;
  }),
});

/** The session of the caller. */
export function signedInAs(request: FastifyRequest): Pick<Identity, 'accountId' | 'sessionId'> {
  const { accountId, sessionId } = identityOf(request);
  return { accountId, sessionId };
}
