import { linkToken } from '@poolpros/chassis/links';
import { secretOf } from '../domain/webhook-message.js';

/** The secret that an endpoint's messages are signed with: derived, so that a copy of the database signs nothing. */
export const webhookSecret = (linkSecret: string, webhookId: string, nonce: string): string =>
  secretOf(linkToken(linkSecret, 'webhook', `${webhookId}\n${nonce}`));
