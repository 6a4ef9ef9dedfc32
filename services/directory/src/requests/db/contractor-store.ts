import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import { type ContactRequestStatus, type RequestStage, requestStages } from '@poolpros/contracts/http/request-states';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import { SubmissionEntity } from '../../intake/db/entities.js';
import type { SubmissionRecord } from '../../intake/domain/submission.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import type { RequestDetails } from '../domain/request.js';

/** A live listing of an account with its requests. */
export interface OwnedListing {
  id: number;
  name: string;
  city: string;
  stateSlug: string;
  citySlug: string;
  status: Exclude<InstallerStatus, 'merged' | 'removed'>;
  rating: number | null;
  reviewCount: number;
  submissionId: string | null;
  contactRequests: number;
  unanswered: number;
  oldestUnansweredAt: Date | null;
}

/** The listings in which an account has one of these roles, newest first. */
export const listOwnedListings = (
  tx: EntityManager,
  accountId: string,
  roles: readonly ListingRole[],
): Promise<OwnedListing[]> =>
  tx.query<OwnedListing[]>(
    `select i.id, i.name, i.city, i.state_slug as "stateSlug", i.city_slug as "citySlug", i.status,
            i.rating::float8 as rating, i.review_count as "reviewCount",
            s.id as "submissionId", r.total as "contactRequests", r.unanswered, r.oldest as "oldestUnansweredAt"
     from listing_members m join installers i on i.id = m.listing_id
     left join lateral (select id from submissions where installer_id = i.id order by submitted_at limit 1) s on true
     cross join lateral (
       select count(*)::int as total, count(*) filter (where status = any($3))::int as unanswered,
              min(created_at) filter (where status = any($3)) as oldest
       from contact_requests
       where installer_id = i.id and request_id is not null and status <> 'unconfirmed') r
     where m.account_id = $1 and m.role = any($2) and i.status not in ('merged', 'removed')
     order by i.listed_at desc, i.id desc`,
    [accountId, roles, requestStages.new],
  );

/** The submissions of an account that have no listing, newest first. */
export const listOwnedSubmissions = (tx: EntityManager, accountId: string): Promise<SubmissionRecord[]> =>
  tx
    .createQueryBuilder(SubmissionEntity, 's')
    .where('s.ownerAccountId = :accountId and s.installerId is null', { accountId })
    .orderBy('s.submittedAt', 'DESC')
    .getMany();

/** A request as one business has it. */
export interface OwnedRequest
  extends Omit<ContactRequestRecord, 'requestId' | 'undeliveredReason' | 'deliveredAt'>,
    RequestDetails {
  requestId: string;
  businessName: string;
  name: string;
  phone: string | null;
  message: string;
  /** How many other businesses have the same request. */
  others: number;
}

const ownedColumns = `
  c.id, c.version, c.status, c.request_id as "requestId", c.installer_id as "installerId", i.name as "businessName",
  r.name, case when c.status = 'withdrawn' then null else r.phone end as phone, r.message,
  r.service, r.zip, r.timing, r.budget, r.contact_by as "contactBy", r.facts,
  c.created_at as "createdAt", c.seen_at as "seenAt", c.replied_at as "repliedAt", c.value,
  (select count(*)::int - 1 from contact_requests o where o.request_id = r.id) as others`;

// One that waits for its homeowner is nobody's yet, and one that was erased is nobody's any more.
const owned = `
  from contact_requests c join requests r on r.id = c.request_id join installers i on i.id = c.installer_id
  where c.status <> 'unconfirmed' and i.status not in ('merged', 'removed')`;

/** A request as one business has it; null if there is none, or none yet. */
export async function findOwnedRequest(tx: EntityManager, contactRequestId: string): Promise<OwnedRequest | null> {
  const [found] = await tx.query<OwnedRequest[]>(`select ${ownedColumns} ${owned} and c.id = $1`, [contactRequestId]);
  return found ?? null;
}

/** The ids of all requests to a listing, newest first. */
export async function requestIdsTo(tx: EntityManager, installerId: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select c.id ${owned} and c.installer_id = $1 order by c.created_at desc, c.id desc`,
    [installerId],
  );
  return rows.map(({ id }) => id);
}

/** Those of these requests to a listing that are still there, newest first. */
export const requestsTo = (tx: EntityManager, installerId: number, ids: readonly string[]): Promise<OwnedRequest[]> =>
  tx.query<OwnedRequest[]>(
    `select ${ownedColumns} ${owned} and c.installer_id = $1 and c.id = any($2)
     order by c.created_at desc, c.id desc`,
    [installerId, ids],
  );

/** Requests to the listings in which an account has one of these roles, or to one of them. */
export interface Inbox {
  accountId: string;
  roles: readonly ListingRole[];
  installerId: number | null;
}
export interface InboxFilter {
  stage?: RequestStage | undefined;
  /** Words that the name, the message or the thread contains; all if empty. */
  words?: string;
}

const inInbox = `${owned}
  and c.installer_id in (select listing_id from listing_members where account_id = $1 and role = any($2))
  and ($3::int is null or c.installer_id = $3)`;
const matches = `($4::text[] is null or c.status = any($4))
  and ($5::text is null or r.name ilike $5 or r.message ilike $5
    or exists (select from request_messages m where m.contact_request_id = c.id and m.text ilike $5))`;

const inboxValues = ({ accountId, roles, installerId }: Inbox) => [accountId, roles, installerId];
const filterValues = ({ stage, words = '' }: InboxFilter) => [
  stage ? requestStages[stage] : null,
  words === '' ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`,
];

/** How many requests of an inbox match a filter, and how many are in each stage, whatever the filter. */
export interface InboxCounts {
  total: number;
  stages: Record<RequestStage, number>;
}

export async function countInbox(tx: EntityManager, inbox: Inbox, filter: InboxFilter = {}): Promise<InboxCounts> {
  const rows = await tx.query<{ status: ContactRequestStatus; count: number; matching: number }[]>(
    `select c.status, count(*)::int as count, count(*) filter (where ${matches})::int as matching
     ${inInbox} group by c.status`,
    [...inboxValues(inbox), ...filterValues(filter)],
  );
  const countOf = (statuses: readonly ContactRequestStatus[]) =>
    rows.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
  return {
    total: rows.reduce((sum, { matching }) => sum + matching, 0),
    stages: {
      new: countOf(requestStages.new),
      replied: countOf(requestStages.replied),
      quoted: countOf(requestStages.quoted),
      closed: countOf(requestStages.closed),
    },
  };
}

const orders = { newest: 'c.created_at desc, c.id desc', oldest: 'c.created_at, c.id' };

/** One page of an inbox. */
export const listInbox = (
  tx: EntityManager,
  inbox: Inbox,
  page: { offset: number; limit: number; order?: keyof typeof orders } & InboxFilter,
): Promise<OwnedRequest[]> =>
  tx.query<OwnedRequest[]>(
    `select ${ownedColumns} ${inInbox} and ${matches} order by ${orders[page.order ?? 'newest']} limit $6 offset $7`,
    [...inboxValues(inbox), ...filterValues(page), page.limit, page.offset],
  );
