import { createHmac } from 'node:crypto';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { DeliveryRecord } from './webhook.js';

const prefix = 'whsec_';

/** A secret as its owner reads it, of the 32 bytes of a derived token. */
export const secretOf = (token: string): string => `${prefix}${Buffer.from(token, 'base64url').toString('base64')}`;

/** The headers of a message by Standard Webhooks, signed by each secret. `at` is of this try. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** What is sent: what happened, by ids, and where a member reads it. The same for every try. */
export function bodyOf(
  { event, data, createdAt }: Pick<DeliveryRecord, 'event' | 'data' | 'createdAt'>,
  { listingId, publicUrl }: { listingId: number; publicUrl: string },
): string {
  const room = event === 'request.created' ? '?room=requests' : '';
  const url = `${publicUrl}${pathTo(pagePaths.companyDashboard, { installerId: listingId })}${room}`;
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: { listingId, ...data, url } });
}
