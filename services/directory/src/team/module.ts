import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { InvitationEntity } from './db/entities.js';
import { expireInvitationsHourly } from './jobs/expire-invitations.js';
import { teamMails } from './mails/team-mails.js';
import { teamPersonalData } from './personal-data.js';
import { invitationRoutes } from './routes/invitations.js';
import { teamRoutes } from './routes/team.js';

/** Members of a listing, invitations and ownership. */
export const team = {
  entities: [InvitationEntity],
  routes: [teamRoutes, invitationRoutes],
  jobs: [expireInvitationsHourly],
  mails: teamMails,
  personalData: teamPersonalData,
} satisfies Module<Context>;
