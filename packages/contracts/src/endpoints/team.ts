import { installerParamsSchema } from '../http/installers.js';
import { linkBodySchema } from '../http/submissions.js';
import {
  changeRoleBodySchema,
  invitationAcceptedSchema,
  invitationBodySchema,
  invitationParamsSchema,
  invitationPreviewSchema,
  invitationSchema,
  memberParamsSchema,
  teamSchema,
} from '../http/team.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** Members of a listing and invitations to become one. */
export const teamEndpoints = endpointsOf('directory', {
  team: {
    method: 'GET',
    path: apiPaths.team,
    params: installerParamsSchema,
    response: teamSchema,
    limit: 'read',
    prefix: apiPaths.ownListings,
  },
  teamMember: {
    operationId: 'changeMemberRole',
    method: 'POST',
    path: apiPaths.teamMember,
    params: memberParamsSchema,
    body: changeRoleBodySchema,
    response: teamSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  removeMember: {
    method: 'POST',
    path: apiPaths.removeMember,
    params: memberParamsSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  invitations: {
    operationId: 'inviteMember',
    method: 'POST',
    path: apiPaths.invitations,
    params: installerParamsSchema,
    body: invitationBodySchema,
    status: 201,
    response: invitationSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  revokeInvitation: {
    method: 'POST',
    path: apiPaths.revokeInvitation,
    params: invitationParamsSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  previewInvitation: {
    method: 'POST',
    path: apiPaths.previewInvitation,
    body: linkBodySchema,
    response: invitationPreviewSchema,
    limit: 'write',
  },
  acceptInvitation: {
    method: 'POST',
    path: apiPaths.acceptInvitation,
    body: linkBodySchema,
    response: invitationAcceptedSchema,
    limit: 'write',
  },
});
