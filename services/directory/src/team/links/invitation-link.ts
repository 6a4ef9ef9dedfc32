import { linkToken } from '@poolpros/chassis/links';

/** The token of the link in an invitation to a team. */
export const invitationToken = (secret: string, invitation: { id: string; nonce: string }): string =>
  linkToken(secret, 'invitation', `${invitation.id}:${invitation.nonce}`);
