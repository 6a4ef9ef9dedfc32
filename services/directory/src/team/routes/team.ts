import { identityOf } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { teamEndpoints } from '@poolpros/contracts/endpoints/team';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { accountContactsLimit } from '@poolpros/contracts/http/internal';
import type { Invitation, Team } from '@poolpros/contracts/http/team';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { requireProof } from '../../base/accounts/session-proof.js';
import type { Context } from '../../base/context.js';
import { fieldError } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { membersOf } from '../../members/db/member-store.js';
import { isAllowed, type ListingActor } from '../../members/domain/policy.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { changeRole, endMembership } from '../actions/change-member.js';
import { inviteMember } from '../actions/invite-member.js';
import { revokeInvitation } from '../actions/revoke-invitation.js';
import { teamLimitOf } from '../actions/team-limit.js';
import { openInvitationsOf } from '../db/invitation-store.js';
import type { InvitationRecord } from '../domain/invitation.js';

/** The team of a listing: who belongs to it, and who is invited. */
export function teamRoutes(app: ZodApp, { accounts, config, database, now }: Context): void {
  const own = byContractors('teams');
  const { manager } = database.dataSource;
  async function membersWithContacts(listingId: number) {
    const members = await membersOf(manager, listingId);
    const ids = members.map(({ accountId }) => accountId).slice(0, accountContactsLimit);
    const contacts = new Map((await contactsOf(accounts, ids)).map((contact) => [contact.accountId, contact]));
    return members.map((member) => ({ ...member, contact: contacts.get(member.accountId) ?? null }));
  }
  async function teamOf(listingId: number, actor: ListingActor & { id: string }): Promise<Team> {
    const role = await authorizeOn(manager, listingId, actor, 'see_team');
    const members = await membersWithContacts(listingId);
    const invitations = isAllowed(actor, 'manage_team', role) ? await openInvitationsOf(manager, listingId, now()) : [];
    return {
      members: members.map(({ accountId, role: its, addedAt, contact }) => ({
        accountId,
        name: contact?.name ?? null,
        email: contact?.email ?? null,
        role: its,
        addedAt: addedAt.toISOString(),
        isYou: accountId === actor.id,
      })),
      invitations: invitations.map(invitationView),
      ...(await teamLimitOf(manager, listingId)),
    };
  }

  route(
    app,
    teamEndpoints.team,
    own({ summary: 'List the team members and open invitations of your business', errors: [400, 401, 403, 404, 503] }),
    (request) => teamOf(request.params.installerId, actingOf(request)),
  );

  route(
    app,
    teamEndpoints.teamMember,
    own({
      summary: 'Change the role of a team member; requires step-up authentication',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    async (request) => {
      const { installerId, accountId } = request.params;
      const actor = actingOf(request);
      await authorizeOn(manager, installerId, actor, 'manage_team');
      await requireProof(accounts, identityOf(request));
      const subject = { listingId: installerId, accountId, role: request.body.role };
      await database.transaction((tx) => changeRole(tx, subject, actor, now()));
      return await teamOf(installerId, actor);
    },
  );

  route(
    app,
    teamEndpoints.removeMember,
    own({
      summary: 'Leave a team, or remove another member, which requires step-up authentication',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    async (request, reply) => {
      const { installerId, accountId } = request.params;
      const actor = actingOf(request);
      if (accountId !== actor.id) {
        await authorizeOn(manager, installerId, actor, 'manage_team');
        await requireProof(accounts, identityOf(request));
      }
      await database.transaction((tx) => endMembership(tx, { listingId: installerId, accountId }, actor, now()));
      return reply.code(204).send();
    },
  );

  route(
    app,
    teamEndpoints.invitations,
    own({
      summary: 'Invite someone to the team of your business; requires step-up authentication',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 404, 409, 429, 503],
    }),
    async (request, reply) => {
      const { installerId } = request.params;
      const actor = actingOf(request);
      await authorizeOn(manager, installerId, actor, 'manage_team');
      await requireProof(accounts, identityOf(request));
      const members = await membersWithContacts(installerId);
      if (members.some(({ contact }) => contact?.email === request.body.email))
        throw fieldError('body.email', 'enter another email: this person is already on the team');
      return await createOnce(database, request, reply, async (tx) => {
        const invited = { listingId: installerId, ...request.body };
        return invitationView(await inviteMember(tx, config.LINK_SECRET, invited, actor, now()));
      });
    },
  );

  route(
    app,
    teamEndpoints.revokeInvitation,
    own({ summary: 'Withdraw an invitation', errors: [400, 401, 403, 404, 409, 503] }),
    async (request, reply) => {
      const { installerId, invitationId } = request.params;
      const invitation = { listingId: installerId, invitationId };
      await database.transaction((tx) => revokeInvitation(tx, invitation, actingOf(request), now()));
      return reply.code(204).send();
    },
  );
}

const invitationView = ({ id, email, role, sentAt, expiresAt }: InvitationRecord): Invitation => ({
  id,
  email: email ?? '',
  role,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
