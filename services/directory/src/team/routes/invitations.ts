import { problems, type ZodApp } from '@poolpros/chassis/http';
import { hashToken } from '@poolpros/chassis/links';
import { linkBodySchema } from '@poolpros/contracts/http/submissions';
import { invitationAcceptedSchema, invitationPreviewSchema } from '@poolpros/contracts/http/team';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { factsOf } from '../../listings/domain/snapshot.js';
import { actingOf, byAnybody, byContractors } from '../../members/routes/acting.js';
import { acceptInvitation } from '../actions/accept-invitation.js';
import { invitationBehind } from '../actions/find-invitation.js';

/** What is behind the link of a mailed invitation. */
export function invitationRoutes(app: ZodApp, { accounts, database, now }: Context): void {
  const open = byAnybody('teams');
  const own = byContractors('teams');

  app.post(
    servicePath(apiPaths.previewInvitation),
    open({
      summary: 'What a mailed invitation is for; changes nothing',
      body: linkBodySchema,
      response: { 200: invitationPreviewSchema, ...problems(400, 404, 410, 503) },
    }),
    async (request) => {
      const tokenHash = hashToken(request.body.token);
      const { invitation, listing } = await invitationBehind(database.dataSource.manager, tokenHash, now());
      return {
        businessName: listing.name,
        location: factsOf(listing).location,
        role: invitation.role,
        email: invitation.email,
        expiresAt: invitation.expiresAt.toISOString(),
      };
    },
  );

  app.post(
    servicePath(apiPaths.acceptInvitation),
    own({
      summary: 'Join the team of a business by a mailed invitation, with the account of the invited email',
      body: linkBodySchema,
      response: { 200: invitationAcceptedSchema, ...problems(400, 401, 403, 404, 409, 410, 503) },
    }),
    async (request) => {
      const actor = actingOf(request);
      const [contact] = await contactsOf(accounts, [actor.id]);
      const accepted = { tokenHash: hashToken(request.body.token), email: contact?.email ?? null };
      const { invitation, listing } = await database.transaction((tx) => acceptInvitation(tx, accepted, actor, now()));
      return { installerId: listing.id, businessName: listing.name, role: invitation.role };
    },
  );
}
