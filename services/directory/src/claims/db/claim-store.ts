import { openClaimStatuses } from '@poolpros/contracts/claim-facts';
import type { ClaimListState } from '@poolpros/contracts/http/admin-claims';
import type { ClaimMethod } from '@poolpros/contracts/http/claims';
import type { ListingRole } from '@poolpros/contracts/roles';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { type ClaimRecord, toDecide } from '../domain/claim.js';
import { ClaimEntity } from './entities.js';

const isOpen = In([...openClaimStatuses]);
const isToDecide = In([...toDecide]);

export const findClaim = (tx: EntityManager, id: string): Promise<ClaimRecord | null> =>
  tx.findOneBy(ClaimEntity, { id });

export const findOwnClaim = (tx: EntityManager, id: string, accountId: string): Promise<ClaimRecord | null> =>
  tx.findOneBy(ClaimEntity, { id, accountId });

/** A claim, locked until commit. To lock its listing as well, lock the listing first. */
export const lockClaim = (tx: EntityManager, id: string): Promise<ClaimRecord | null> =>
  tx.findOne(ClaimEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** The claim of a link to the website's domain. */
export const findClaimByToken = (tx: EntityManager, tokenHash: string): Promise<ClaimRecord | null> =>
  tx.findOneBy(ClaimEntity, { tokenHash });

/** The claims of an account, newest first. */
export const claimsOf = (tx: EntityManager, accountId: string): Promise<ClaimRecord[]> =>
  tx.find(ClaimEntity, { where: { accountId }, order: { startedAt: 'DESC' } });

/** The open claims of a listing, oldest first. */
export const openClaimsOf = (tx: EntityManager, listingId: number): Promise<ClaimRecord[]> =>
  tx.find(ClaimEntity, { where: { listingId, status: isOpen }, order: { startedAt: 'ASC' } });

/** How many open claims each of these listings has. */
export async function countOpenClaims(
  tx: EntityManager,
  listingIds: readonly number[],
): Promise<(listingId: number) => number> {
  const rows = await tx.query<{ listingId: number; count: number }[]>(
    `select listing_id as "listingId", count(*)::int as count from claims
     where listing_id = any($1) and status = any($2) group by listing_id`,
    [listingIds, openClaimStatuses],
  );
  const counts = new Map(rows.map(({ listingId, count }) => [listingId, count]));
  return (listingId) => counts.get(listingId) ?? 0;
}

/** Claims of a listing by a method that were started after an instant. */
export const countStarted = (
  tx: EntityManager,
  { listingId, method, after }: { listingId: number; method: ClaimMethod; after: Date },
): Promise<number> => tx.countBy(ClaimEntity, { listingId, method, startedAt: MoreThan(after) });

const inState = (state: ClaimListState) =>
  state === 'open' ? { status: isToDecide } : { decidedAt: Not(IsNull()), status: Not(isToDecide) };

export const countClaims = (tx: EntityManager, state: ClaimListState): Promise<number> =>
  tx.countBy(ClaimEntity, inState(state));

/** One page of the claims to decide, oldest first, or of decided ones, the last decided first. */
export const listClaims = (
  tx: EntityManager,
  state: ClaimListState,
  page: { offset: number; limit: number },
): Promise<ClaimRecord[]> =>
  tx.find(ClaimEntity, {
    where: inState(state),
    order: state === 'open' ? { startedAt: 'ASC', id: 'ASC' } : { decidedAt: 'DESC', id: 'DESC' },
    skip: page.offset,
    take: page.limit,
  });

/** Ids of claims that were started before an instant and not proved, locked until commit; at most 100. */
export async function takeUnprovedClaims(tx: EntityManager, startedBefore: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from claims where status in ('started', 'proof_sent') and started_at < $1
     order by started_at limit 100 for update skip locked`,
    [startedBefore],
  );
  return rows.map(({ id }) => id);
}

/**
 * Ids of claims without strong proof whose owner was notified and that were started or appealed before an instant,
 * locked until commit; at most 100.
 */
export async function takeEndedContests(tx: EntityManager, startedBefore: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from claims where status = 'under_review' and owner_answers_until is not null and not is_strong
       and coalesce(appealed_at, started_at) < $1 order by started_at limit 100 for update skip locked`,
    [startedBefore],
  );
  return rows.map(({ id }) => id);
}

/** Claims that wait for an answer, of listings where an account has a role; those to be answered first come first. */
export const claimsToAnswer = (
  tx: EntityManager,
  o: { accountId: string; roles: readonly ListingRole[]; now: Date },
): Promise<ClaimRecord[]> =>
  tx
    .createQueryBuilder(ClaimEntity, 'claim')
    .where(
      `claim.listingId in (select m.listing_id from listing_members m
        where m.account_id = :accountId and m.role in (:...roles))`,
      { accountId: o.accountId, roles: o.roles },
    )
    .andWhere(`claim.status = 'under_review' and claim.ownerAnswersUntil > :now`, { now: o.now })
    .orderBy('claim.ownerAnswersUntil')
    .getMany();

/** Moves claims of a listing to another one, except those of an account that has an open claim there. */
export const moveClaims = async (tx: EntityManager, { from, to }: { from: number; to: number }): Promise<void> => {
  await tx.query(
    `update claims set listing_id = $2 where listing_id = $1 and account_id not in (
       select account_id from claims where listing_id = $2 and status = any($3))`,
    [from, to, openClaimStatuses],
  );
};

/** How many claims came from the network of each of these, within the days before it that `since` names, and since. */
export async function countOfNetworks(
  tx: EntityManager,
  claims: readonly Pick<ClaimRecord, 'id' | 'network' | 'startedAt'>[],
  since: (startedAt: Date) => Date,
): Promise<(claimId: string) => number> {
  const rows = await tx.query<{ id: string; count: number }[]>(
    `select asked.id, count(claims.id)::int as count
     from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as asked (id, network, since)
     join claims on claims.network = asked.network and claims.started_at > asked.since group by asked.id`,
    [claims.map(({ id }) => id), claims.map(({ network }) => network), claims.map(({ startedAt }) => since(startedAt))],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return (id) => counts.get(id) ?? 0;
}

/** Since when the contact of a listing is unchanged: phone, email and website together, and the phone alone. */
export async function contactSince(tx: EntityManager, listingId: number): Promise<{ contact: Date; phone: Date }> {
  const [row] = await contactsSince(tx, [listingId]);
  if (!row) throw new Error('there is no such listing');
  return row;
}

/** The same for several listings. */
export const contactsSince = (
  tx: EntityManager,
  listingIds: readonly number[],
): Promise<{ listingId: number; contact: Date; phone: Date }[]> =>
  tx.query(
    `select id as "listingId", contact_changed_at as contact, phone_changed_at as phone from installers
     where id = any($1)`,
    [listingIds],
  );

export const openClaimsOfAccount = (tx: EntityManager, accountId: string): Promise<ClaimRecord[]> =>
  tx.find(ClaimEntity, { where: { accountId, status: isOpen }, order: { startedAt: 'ASC' } });

/** Erases the proof of an account's claims, except for pending decisions. */
export const eraseEvidenceOf = async (tx: EntityManager, accountId: string): Promise<void> => {
  await tx.query(
    `update claims set proof_email = null, note = null, license_number = null, appeal = null, network = null,
       browser = null
     where account_id = $1 and status <> 'disputed'`,
    [accountId],
  );
};

/** Removes an account from the previous owners to whom pages could go back. */
export const forgetOwnerBefore = async (tx: EntityManager, accountId: string): Promise<void> => {
  await tx.query('update claims set owners_before = array_remove(owners_before, $1) where $1 = any(owners_before)', [
    accountId,
  ]);
};
