import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import { SubmissionEntity } from '../../intake/db/entities.js';
import type { SubmissionRecord } from '../../intake/domain/submission.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import { ContactRequestEntity } from './entities.js';

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
  unseen: number;
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
            s.id as "submissionId", r.total as "contactRequests", r.unseen
     from listing_members m join installers i on i.id = m.listing_id
     left join lateral (select id from submissions where installer_id = i.id order by submitted_at limit 1) s on true
     cross join lateral (
       select count(*)::int as total, count(*) filter (where status = 'new')::int as unseen
       from contact_requests where installer_id = i.id) r
     where m.account_id = $1 and m.role = any($2) and i.status not in ('merged', 'removed')
     order by i.listed_at desc, i.id desc`,
    [accountId, roles],
  );

/** The submissions of an account that have no listing, newest first. */
export const listOwnedSubmissions = (tx: EntityManager, accountId: string): Promise<SubmissionRecord[]> =>
  tx
    .createQueryBuilder(SubmissionEntity, 's')
    .where('s.ownerAccountId = :accountId and s.installerId is null', { accountId })
    .orderBy('s.submittedAt', 'DESC')
    .getMany();

export type OwnedRequest = Omit<ContactRequestRecord, 'groupId' | 'dedupeHash'> & { businessName: string };

const requestColumns = `
  r.id, r.installer_id as "installerId", i.name as "businessName", r.name, r.email, r.phone, r.message, r.status,
  r.created_at as "createdAt", r.seen_at as "seenAt"`;

const ownedRequests = `
  from contact_requests r join installers i on i.id = r.installer_id
    join listing_members m on m.listing_id = i.id
  where m.account_id = $1 and i.status not in ('merged', 'removed')`;
const inInbox = `${ownedRequests} and m.role = any($2) and ($3::int is null or i.id = $3)`;

/** Requests to the listings in which an account has one of these roles, or to one of them. */
export interface Inbox {
  accountId: string;
  roles: readonly ListingRole[];
  installerId: number | null;
}

export async function countInbox(tx: EntityManager, { accountId, roles, installerId }: Inbox): Promise<number> {
  const [row] = await tx.query<{ total: number }[]>(`select count(*)::int as total ${inInbox}`, [
    accountId,
    roles,
    installerId,
  ]);
  return row?.total ?? 0;
}

/** One page of an inbox, newest first. */
export const listInbox = (
  tx: EntityManager,
  { accountId, roles, installerId }: Inbox,
  page: { offset: number; limit: number },
): Promise<OwnedRequest[]> =>
  tx.query<OwnedRequest[]>(
    `select ${requestColumns} ${inInbox}
     order by r.created_at desc, r.id desc limit $4 offset $5`,
    [accountId, roles, installerId, page.limit, page.offset],
  );

/** A request to a listing of an account, locked until commit; null if there is no such request. */
export async function lockOwnedRequest(
  tx: EntityManager,
  accountId: string,
  requestId: string,
): Promise<{ request: OwnedRequest; role: ListingRole } | null> {
  const [owned] = await tx.query<(OwnedRequest & { role: ListingRole })[]>(
    `select ${requestColumns}, m.role ${ownedRequests} and r.id = $2 for update of r`,
    [accountId, requestId],
  );
  if (!owned) return null;
  const { role, ...request } = owned;
  return { request, role };
}

export const markSeen = async (tx: EntityManager, requestId: string, seenAt: Date): Promise<void> => {
  await tx.update(ContactRequestEntity, { id: requestId }, { status: 'seen', seenAt });
};
