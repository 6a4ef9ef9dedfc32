import { type ChangeListState, openChangeStatuses } from '@poolpros/contracts/http/listing-changes';
import { type EntityManager, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import type { ListingChangeRecord } from '../domain/listing-change.js';
import { ListingChangeEntity } from './entities.js';

const isOpen = In([...openChangeStatuses]);

export const findChange = (tx: EntityManager, id: string): Promise<ListingChangeRecord | null> =>
  tx.findOneBy(ListingChangeEntity, { id });

/** The pending changes of a listing: the one by its members and the suggestion of an import. */
export const openChangesOf = (tx: EntityManager, listingId: number): Promise<ListingChangeRecord[]> =>
  tx.find(ListingChangeEntity, { where: { listingId, status: isOpen }, order: { proposedAt: 'DESC' } });

export const countOpenChanges = (tx: EntityManager, listingId: number): Promise<number> =>
  tx.countBy(ListingChangeEntity, { listingId, status: isOpen });

/** The last changes of a listing that the staff decided, newest first. */
export const decidedChangesOf = (tx: EntityManager, listingId: number, most: number): Promise<ListingChangeRecord[]> =>
  tx.find(ListingChangeEntity, {
    where: { listingId, status: Not(isOpen), decidedBy: Not(IsNull()) },
    order: { decidedAt: 'DESC', id: 'DESC' },
    take: most,
  });

/** What the members of a listing changed since an instant, the last first. */
export const appliedSince = (tx: EntityManager, listingId: number, since: Date): Promise<ListingChangeRecord[]> =>
  tx.find(ListingChangeEntity, {
    where: { listingId, status: 'applied', source: 'owner', decidedAt: MoreThanOrEqual(since) },
    order: { decidedAt: 'DESC', id: 'DESC' },
  });

/** The last suggestion of an import for each of these listings, in any state. */
export async function lastSuggestions(
  tx: EntityManager,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, ListingChangeRecord>> {
  const found = await tx
    .createQueryBuilder(ListingChangeEntity, 'change')
    .distinctOn(['change.listingId'])
    .where('change.listingId in (:...listingIds) and change.source = :source', { listingIds, source: 'import' })
    .orderBy('change.listingId')
    .addOrderBy('change.proposedAt', 'DESC')
    .getMany();
  return new Map(found.map((change) => [change.listingId, change]));
}

const inState = (state: ChangeListState) =>
  state === 'open' ? { status: 'pending' as const } : { status: Not(isOpen), decidedBy: Not(IsNull()) };

export const countChanges = (tx: EntityManager, state: ChangeListState): Promise<number> =>
  tx.countBy(ListingChangeEntity, inState(state));

/** One page of the changes to decide, oldest first, or of those that the staff decided, the last decided first. */
export const listChanges = (
  tx: EntityManager,
  state: ChangeListState,
  page: { offset: number; limit: number },
): Promise<ListingChangeRecord[]> =>
  tx.find(ListingChangeEntity, {
    where: inState(state),
    order: state === 'open' ? { proposedAt: 'ASC', id: 'ASC' } : { decidedAt: 'DESC', id: 'DESC' },
    skip: page.offset,
    take: page.limit,
  });

/** The changes that an account proposed, newest first. */
export const changesBy = (tx: EntityManager, accountId: string): Promise<ListingChangeRecord[]> =>
  tx.find(ListingChangeEntity, { where: { accountId }, order: { proposedAt: 'DESC', id: 'DESC' } });

/** Erases an account's notes to the staff. */
export const eraseNotesOf = async (tx: EntityManager, accountId: string): Promise<void> => {
  await tx.update(ListingChangeEntity, { accountId }, { note: null });
};
