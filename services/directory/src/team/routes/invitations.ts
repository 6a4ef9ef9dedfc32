import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { hashToken } from '@poolpros/chassis/links';
import { teamEndpoints } from '@poolpros/contracts/endpoints/team';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { factsOf } from '../../listings/domain/snapshot.js';
import { actingOf, byAnybody, byContractors } from '../../members/routes/acting.js';
import { acceptInvitation } from '../actions/accept-invitation.js';
import { invitationBehind, requireOpenSender } from '../actions/find-invitation.js';

/** What is behind the link of a mailed invitation. */
export function invitationRoutes(app: ZodApp, { accounts, database, now }: Context): void {
  const open = byAnybody('teams');
  const own = byContractors('teams');
  const { manager } = database.dataSource;

  route(
    app,
    teamEndpoints.previewInvitation,
    open({ summary: 'Get the details of an emailed invitation without accepting it', errors: [400, 404, 410, 503] }),
    async (request) => {
      const tokenHash = hashToken(request.body.token);
      await requireOpenSender(manager, accounts, tokenHash);
      const { invitation, listing } = await invitationBehind(manager, tokenHash, now());
      return {
        businessName: listing.name,
        location: factsOf(listing).location,
        role: invitation.role,
        email: invitation.email,
        expiresAt: invitation.expiresAt.toISOString(),
      };
    },
  );

  route(
    app,
    teamEndpoints.acceptInvitation,
    own({
      summary: 'Accept an emailed team invitation with the account of the invited email address',
      errors: [400, 401, 403, 404, 409, 410, 503],
    }),
    async (request) => {
      const actor = actingOf(request);
      const tokenHash = hashToken(request.body.token);
      await requireOpenSender(manager, accounts, tokenHash);
      const [contact] = await contactsOf(accounts, [actor.id]);
      const accepted = { tokenHash, email: contact?.email ?? null };
      const { invitation, listing } = await database.transaction((tx) => acceptInvitation(tx, accepted, actor, now()));
      return { installerId: listing.id, businessName: listing.name, role: invitation.role };
    },
  );
}
