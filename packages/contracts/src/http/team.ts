import * as z from 'zod';
import { plans } from '../plans.js';
import { listingRoles } from '../roles.js';
import { emailAddress, maxStoredInt } from '../text.js';

const roleSchema = z.enum(listingRoles);

/** open → accepted | revoked | expired (docs/rules.md#invitations). */
export const invitationStatuses = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** The steps of an invitation's life. */
export const invitationActions = ['invite', 'accept', 'revoke', 'expire'] as const;
export type InvitationAction = (typeof invitationActions)[number];

export const memberSchema = z.object({
  accountId: z.uuid(),
  name: z.string().nullable().describe('null, like the email, for a closed account'),
  email: z.string().nullable(),
  role: roleSchema,
  addedAt: z.iso.datetime(),
  isYou: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: roleSchema,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** GET /api/contractors/me/listings/{id}/team: who came first stands first. */
export const teamSchema = z.object({
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema).describe('open invitations; empty for members who may not invite'),
  plan: z.enum(plans),
  mostMembers: z.int().describe('limit of the plan, including open invitations'),
});
export type Team = z.infer<typeof teamSchema>;

export const memberParamsSchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt),
  accountId: z.uuid(),
});

/** POST …/team/{accountId}: another role. POST …/team/{accountId}/remove: the member leaves, or an owner removes them. */
export const changeRoleBodySchema = z.object({ role: roleSchema });

/** POST …/invitations: a link is mailed to this email. POST …/invitations/{id}/revoke ends it. */
export const invitationBodySchema = z.object({ email: emailAddress, role: roleSchema });
export type InvitationBody = z.input<typeof invitationBodySchema>;
export const invitationParamsSchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt),
  invitationId: z.uuid(),
});

/** POST /api/invitations/preview: what the mailed link invites to. */
export const invitationPreviewSchema = z.object({
  businessName: z.string(),
  location: z.string(),
  role: roleSchema,
  email: z.string().describe('email address of the account that can accept it'),
  expiresAt: z.iso.datetime(),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

/** POST /api/contractors/me/invitations/accept. */
export const invitationAcceptedSchema = z.object({
  installerId: z.int(),
  businessName: z.string(),
  role: roleSchema,
});
export type InvitationAccepted = z.infer<typeof invitationAcceptedSchema>;
