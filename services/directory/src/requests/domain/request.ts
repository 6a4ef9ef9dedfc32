import { createHash } from 'node:crypto';
import type { Service } from '@poolpros/contracts/catalogue';
import type { ConsentVersion } from '@poolpros/contracts/consent';
import type { RequestOutcome } from '@poolpros/contracts/http/followed-requests';
import { requestLimits } from '@poolpros/contracts/limits';
import type { ContactWay, RequestBudget, RequestFacts, RequestTiming } from '@poolpros/contracts/request-options';
import { dayMs } from '@poolpros/contracts/time';
import { foldSpacing } from '../../base/domain/fold-spacing.js';
import type { RequestRisk } from './request-risk.js';

/** What a homeowner says about the job, without who they are. */
export interface RequestDetails {
  service: Service | null;
  zip: string | null;
  timing: RequestTiming | null;
  budget: RequestBudget | null;
  contactBy: ContactWay | null;
  facts: RequestFacts;
}

/** What a homeowner sent, to one or more businesses. */
export interface RequestRecord extends RequestDetails {
  id: string;
  /** With the id it gives the token of the mailed link, of which only the hash is stored; null for one without a link. */
  nonce: string | null;
  tokenHash: string | null;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  dedupeHash: string;
  consentVersion: ConsentVersion | null;
  /** The path of the page with the form. */
  sourcePage: string | null;
  networkHash: string | null;
  /** Why it had to be confirmed, or would have had to with more of them. */
  riskReasons: RequestRisk[];
  outcome: RequestOutcome | null;
  /** The contact request of the business that got the job. */
  hiredId: string | null;
  /** The price of the job in dollars. */
  value: number | null;
  /** Null while it waits for the homeowner, and nothing of it is delivered. */
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
  /** When the homeowner was sent the names of others, because nobody replied. */
  unansweredAt: Date | null;
  followUntil: Date;
  createdAt: Date;
}

/** Maximum number of contact requests in 24 hours (docs/rules.md#contact-limits). */
export const contactLimits = { perMail: 10, perMailAndInstaller: 3 } as const;
/** Days after which a request is erased, 24 months (docs/rules.md#erase-requests). */
export const requestKeptDays = 730;
/** Days for which the network of a request is kept, to find others from there (docs/rules.md#request-risk). */
export const networkDays = 7;
/** Maximum number of links in a message; ads have more (docs/rules.md#contact-links). */
export const maxLinks = 2;

/** The listings of a request, without duplicates, and the field that named them. */
export function requestedListings(body: { installerId: number; alsoTo?: number[] | undefined }): Map<number, string> {
  const requested = new Map([[body.installerId, 'body.installerId']]);
  for (const [index, id] of (body.alsoTo ?? []).entries())
    if (!requested.has(id)) requested.set(id, `body.alsoTo.${index}`);
  return requested;
}

/** Links in a text, with a scheme or starting with `www.`. */
export const countLinks = (text: string): number => text.match(/https?:\/\/|(?<![/\w.])www\./gi)?.length ?? 0;

/** Equal for the same sender and words; spacing and case do not matter. */
export const dedupeHash = ({ email, message }: { email: string; message: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([email, foldSpacing(message)]))
    .digest('hex');

/** Until when the homeowner's page of a request works, from now on (docs/rules.md#follow-page). */
export const followDeadline = (now: Date): Date => new Date(now.getTime() + requestLimits.followDays * dayMs);

/** Until when an unconfirmed request can be confirmed. */
export const confirmDeadline = ({ createdAt }: Pick<RequestRecord, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + requestLimits.confirmDays * dayMs);
