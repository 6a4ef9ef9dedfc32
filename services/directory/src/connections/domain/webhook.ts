import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import type {
  DeliveryReason,
  SentEvent,
  WebhookDelivery,
  WebhookEvent,
  WebhookStop,
} from '@poolpros/contracts/http/webhooks';
import { webhookLimits } from '@poolpros/contracts/limits';
import { type Plan, planLimits } from '@poolpros/contracts/plans';
import type { ListingRole } from '@poolpros/contracts/roles';
import { hourMs, minuteMs } from '@poolpros/contracts/time';
import { rolesThatMay } from '../../members/domain/policy.js';

/** An endpoint of a business (docs/rules.md#webhooks). */
export interface WebhookRecord {
  id: string;
  version: number;
  listingId: number;
  /** Who added it. */
  accountId: string;
  url: string;
  events: WebhookEvent[];
  /** Of its secret, and of the one before. */
  nonce: string;
  oldNonce: string | null;
  oldSecretUntil: Date | null;
  createdAt: Date;
  offAt: Date | null;
  offReason: 'off' | 'gone' | 'failing' | null;
  /** The first failure since it last took something. */
  failingSince: Date | null;
}

/** Something that is told to an endpoint. */
export interface DeliveryRecord {
  id: string;
  webhookId: string;
  event: SentEvent;
  /** Ids and what is public; no personal data. */
  data: Record<string, string | number>;
  status: WebhookDelivery['status'];
  tries: number;
  /** How often it was taken to be tried, so that a try knows whether it is still its own. */
  leases: number;
  dueAt: Date;
  leaseUntil: Date | null;
  triedAt: Date | null;
  httpStatus: number | null;
  reason: DeliveryReason | null;
  createdAt: Date;
}

const delaysMs = [0.5, 2, 10, 30, 120, 360, 900].map((minutes) => minutes * minuteMs);

/** Milliseconds to the next try after so many; null after the last of eight, about a day after the first. */
export const retryDelay = (tries: number): number | null => delaysMs[tries - 1] ?? null;

/** Whether an endpoint that used up the tries of a delivery has failed for so long that it is turned off. */
export const hasFailedForDays = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= webhookLimits.failingDays * 24 * hourMs;

export const oldSecretEnd = (now: Date): Date => new Date(now.getTime() + webhookLimits.oldSecretHours * hourMs);

/** The nonces whose secrets sign now, the newest first. */
export const signingNonces = (
  { nonce, oldNonce, oldSecretUntil }: Pick<WebhookRecord, 'nonce' | 'oldNonce' | 'oldSecretUntil'>,
  now: Date,
): string[] => [nonce, ...(oldNonce !== null && oldSecretUntil !== null && oldSecretUntil > now ? [oldNonce] : [])];

/** What decides whether anything goes to an endpoint. */
export interface WebhookStanding {
  offReason: WebhookRecord['offReason'];
  plan: Plan;
  listing: InstallerStatus;
  /** Of who added it; null for who is no member any more. */
  role: ListingRole | null;
  hasOpenAccount: boolean;
}

/**
 * Why nothing goes to an endpoint; null if it works. A permanent reason has priority over one that can change by
 * itself.
 */
export function stopOf({ offReason, plan, listing, role, hasOpenAccount }: WebhookStanding): WebhookStop | null {
  if (offReason !== null) return offReason;
  if (listing === 'closed' || listing === 'merged' || listing === 'removed') return 'closed';
  if (planLimits[plan].webhooks === 0) return 'plan';
  if (role === null || !rolesThatMay('manage_webhooks').includes(role)) return 'role_changed';
  return hasOpenAccount ? null : 'account_closed';
}
