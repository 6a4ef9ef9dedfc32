import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import { In, MoreThanOrEqual, Not } from 'typeorm';
import type { ListingMember } from '../domain/listing-member.js';
import { ListingMemberEntity } from './entities.js';

/** Stores a member; an account that is one already keeps its role. */
export async function addMember(tx: EntityManager, member: ListingMember): Promise<void> {
  await tx.createQueryBuilder().insert().into(ListingMemberEntity).values(member).orIgnore().execute();
}

/** Makes an account the only owner of a listing; the team of the previous owners is removed. */
export async function replaceOwners(
  tx: EntityManager,
  owner: Pick<ListingMember, 'listingId' | 'accountId'>,
  now: Date,
): Promise<void> {
  const { listingId, accountId } = owner;
  await tx.delete(ListingMemberEntity, { listingId, accountId: Not(accountId) });
  await tx.upsert(ListingMemberEntity, { ...owner, role: 'owner', addedAt: now }, ['listingId', 'accountId']);
}

/** Makes the members of a listing those of another one; existing members keep their roles. */
export async function moveMembers(tx: EntityManager, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.query(
    `with moved as (delete from listing_members where listing_id = $1 returning account_id, role, added_at)
     insert into listing_members (listing_id, account_id, role, added_at)
     select $2, account_id, role, added_at from moved on conflict do nothing`,
    [from, to],
  );
}

/** The members of a listing, the longest-standing first. */
export const membersOf = (tx: EntityManager, listingId: number): Promise<ListingMember[]> =>
  tx.find(ListingMemberEntity, { where: { listingId }, order: { addedAt: 'ASC', accountId: 'ASC' } });

/** The accounts that own a listing. */
export async function ownersOf(tx: EntityManager, listingId: number): Promise<string[]> {
  const owners = await tx.find(ListingMemberEntity, { where: { listingId, role: 'owner' }, order: { addedAt: 'ASC' } });
  return owners.map(({ accountId }) => accountId);
}

export const removeMember = async (tx: EntityManager, listingId: number, accountId: string): Promise<void> => {
  await tx.delete(ListingMemberEntity, { listingId, accountId });
};

/** Removes those who became members of a listing at or after an instant. */
export const removeMembersSince = async (tx: EntityManager, listingId: number, since: Date): Promise<void> => {
  await tx.delete(ListingMemberEntity, { listingId, addedAt: MoreThanOrEqual(since) });
};

export const storeRole = async (tx: EntityManager, member: Omit<ListingMember, 'addedAt'>): Promise<void> => {
  const { listingId, accountId, role } = member;
  await tx.update(ListingMemberEntity, { listingId, accountId }, { role });
};

export const findMember = (tx: EntityManager, listingId: number, accountId: string): Promise<ListingMember | null> =>
  tx.findOneBy(ListingMemberEntity, { listingId, accountId });

/** The role of an account in a listing; null for a stranger, and if there is no such listing. */
export async function roleOn(tx: EntityManager, listingId: number, accountId: string): Promise<ListingRole | null> {
  const [member] = await tx.query<{ role: ListingRole }[]>(
    `select m.role from listing_members m join installers i on i.id = m.listing_id
     where m.listing_id = $1 and m.account_id = $2 and i.status not in ('merged', 'removed')`,
    [listingId, accountId],
  );
  return member?.role ?? null;
}

/** The accounts with one of these roles, of each of these listings that has some. */
export const accountsWithRoles = (
  tx: EntityManager,
  listingIds: readonly number[],
  roles: readonly ListingRole[],
): Promise<{ listingId: number; accountIds: string[] }[]> =>
  tx.query(
    `select m.listing_id as "listingId", array_agg(m.account_id order by m.account_id) as "accountIds"
     from listing_members m join installers i on i.id = m.listing_id
     where m.listing_id = any($1) and m.role = any($2) and i.status not in ('merged', 'removed')
     group by m.listing_id order by m.listing_id`,
    [listingIds, roles],
  );

/** Since when a listing has its latest owner; null without one. */
export async function ownerSince(tx: EntityManager, listingId: number): Promise<Date | null> {
  const [last] = await tx.find(ListingMemberEntity, {
    where: { listingId, role: 'owner' },
    order: { addedAt: 'DESC' },
    take: 1,
  });
  return last?.addedAt ?? null;
}

/** Those of these listings that have an owner. */
export async function claimedAmong(tx: EntityManager, listingIds: readonly number[]): Promise<ReadonlySet<number>> {
  const owners = await tx.findBy(ListingMemberEntity, { listingId: In([...listingIds]), role: 'owner' });
  return new Set(owners.map(({ listingId }) => listingId));
}

/** Those of these listings that have members, with or without an owner. */
export async function withMembersAmong(tx: EntityManager, listingIds: readonly number[]): Promise<ReadonlySet<number>> {
  const members = await tx.findBy(ListingMemberEntity, { listingId: In([...listingIds]) });
  return new Set(members.map(({ listingId }) => listingId));
}

/** The roles of an account by listing id, in any status. */
export const membershipsOf = (tx: EntityManager, accountId: string): Promise<ListingMember[]> =>
  tx.find(ListingMemberEntity, { where: { accountId }, order: { listingId: 'ASC' } });
