import type { Module } from '@poolpros/chassis/service/module';
import type { Context } from '../base/context.js';
import { InvitationEntity } from './db/entities.js';
import { teamMails } from './mails/team-mails.js';
import { teamPersonalData } from './personal-data.js';
import { invitationRoutes } from './routes/invitations.js';
import { teamRoutes } from './routes/team.js';

/** Members of a listing, invitations and ownership. */
export const team = {
  entities: [InvitationEntity],
  routes: [teamRoutes, invitationRoutes],
  mails: teamMails,
  personalData: teamPersonalData,
} satisfies Module<Context>;
