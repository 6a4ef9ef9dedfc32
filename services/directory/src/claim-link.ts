import { linkToken } from '@poolpros/chassis/links';

/** The token of the link that is mailed to the website's domain of a claimed listing. */
export const claimToken = (secret: string, claim: { id: string; nonce: string }): string =>
  linkToken(secret, 'claim', `${claim.id}:${claim.nonce}`);
