import { type ApiKeyScope, apiKeyPattern, callsPerMinute } from '@poolpros/contracts/http/api-keys';
import { dayMs, minuteMs } from '@poolpros/contracts/time';

const startLength = 8;

/** The calls that a key has made since its present minute began. */
export interface CallWindow {
  windowStartedAt: Date | null;
  windowCalls: number;
}

/** A key of a business (docs/rules.md#api-keys). */
export interface ApiKeyRecord extends CallWindow {
  id: string;
  listingId: number;
  /** Who made it. */
  accountId: string;
  name: string;
  start: string;
  tokenHash: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

/** A key of 32 random bytes. */
export const keyOf = (random: Buffer): string => `ppk_${random.toString('base64url')}`;

/** What is shown of a key after it was made. */
export const startOf = (key: string): string => key.slice(0, startLength);

/** The key of an `Authorization` header; null where it holds none. */
export function keyIn(authorization: string | undefined): string | null {
  const key = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return apiKeyPattern.test(key) ? key : null;
}

/** When a key ends that lives so many days. */
export const endOf = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs);

export const isExpired = ({ expiresAt }: Pick<ApiKeyRecord, 'expiresAt'>, now: Date): boolean => expiresAt <= now;

/** The window with one more call, or in how many seconds one is let through again. */
export function countCall(
  { windowStartedAt, windowCalls }: CallWindow,
  now: Date,
): CallWindow | { retryAfterSeconds: number } {
  const ageMs = windowStartedAt === null ? minuteMs : now.getTime() - windowStartedAt.getTime();
  if (ageMs >= minuteMs) return { windowStartedAt: now, windowCalls: 1 };
  if (windowCalls < callsPerMinute) return { windowStartedAt, windowCalls: windowCalls + 1 };
  return { retryAfterSeconds: Math.max(1, Math.ceil((minuteMs - ageMs) / 1000)) };
}
