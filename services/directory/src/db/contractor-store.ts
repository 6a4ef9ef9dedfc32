import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import type { SubmissionRecord } from '../domain/submission.js';
import { ContactRequestEntity, SubmissionEntity } from './entities.js';

/** A live listing of an account with what came in through it. */
export interface OwnedListing {
  id: number;
  name: string;
  city: string;
  stateSlug: string;
  citySlug: string;
  status: Exclude<InstallerStatus, 'removed'>;
  rating: number | null;
  reviewCount: number;
  submissionId: string | null;
  contactRequests: number;
  unseen: number;
}

/** The listings an account owns, newest first. */
export const listOwnedListings = (tx: EntityManager, accountId: string): Promise<OwnedListing[]> =>
  tx.query<OwnedListing[]>(
    `select i.id, i.name, i.city, i.state_slug as "stateSlug", i.city_slug as "citySlug", i.status,
            i.rating::float8 as rating, i.review_count as "reviewCount",
            s.id as "submissionId", r.total as "contactRequests", r.unseen
     from listing_members m join installers i on i.id = m.listing_id
     left join submissions s on s.installer_id = i.id
     cross join lateral (
       select count(*)::int as total, count(*) filter (where status = 'new')::int as unseen
       from contact_requests where installer_id = i.id) r
     where m.account_id = $1 and i.status <> 'removed'
     order by i.listed_at desc, i.id desc`,
    [accountId],
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
  where m.account_id = $1 and i.status <> 'removed' and ($2::int is null or i.id = $2)`;

/** Contact requests to the listings of an account, or to one of them. */
export async function countOwnedRequests(
  tx: EntityManager,
  accountId: string,
  installerId: number | null,
): Promise<number> {
  const [row] = await tx.query<{ total: number }[]>(`select count(*)::int as total ${ownedRequests}`, [
    accountId,
    installerId,
  ]);
  return row?.total ?? 0;
}

/** One page of them, newest first. */
export const listOwnedRequests = (
  tx: EntityManager,
  accountId: string,
  o: { installerId: number | null; offset: number; limit: number },
): Promise<OwnedRequest[]> =>
  tx.query<OwnedRequest[]>(
    `select ${requestColumns} ${ownedRequests}
     order by r.created_at desc, r.id desc limit $3 offset $4`,
    [accountId, o.installerId, o.limit, o.offset],
  );

/** Whether an account owns an installer. */
export const ownsInstaller = async (tx: EntityManager, accountId: string, installerId: number): Promise<boolean> => {
  const rows = await tx.query<unknown[]>(
    `select 1 from installers i join listing_members m on m.listing_id = i.id
     where i.id = $1 and m.account_id = $2 and i.status <> 'removed'`,
    [installerId, accountId],
  );
  return rows.length > 0;
};

/** A request to a listing of an account, held until commit; null when the account has no such request. */
export async function lockOwnedRequest(
  tx: EntityManager,
  accountId: string,
  requestId: string,
): Promise<OwnedRequest | null> {
  const [owned] = await tx.query<OwnedRequest[]>(
    `select ${requestColumns} ${ownedRequests} and r.id = $3 for update of r`,
    [accountId, null, requestId],
  );
  return owned ?? null;
}

export const markSeen = async (tx: EntityManager, requestId: string, seenAt: Date): Promise<void> => {
  await tx.update(ContactRequestEntity, { id: requestId }, { status: 'seen', seenAt });
};
